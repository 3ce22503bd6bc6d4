"""How a group of appends is kept by one question to the database.

Rule of the file: each append of a group is checked before it changes anything, so that it is kept whole
or not at all; the rows of all tables concerned are locked in the order of their names, so that two
nodes never wait for each other.
"""

from typing import Final

KEEP_LINES: Final = """
CREATE FUNCTION keep_lines(items JSONB, now DOUBLE PRECISION)
RETURNS TABLE (outcome TEXT, kept BIGINT) LANGUAGE plpgsql AS $$
DECLARE
    item JSONB;
    known BIGINT;
BEGIN
    PERFORM 1 FROM tables
        WHERE name IN (SELECT DISTINCT one->>'name' FROM jsonb_array_elements(items) one)
        ORDER BY name FOR UPDATE;
    FOR item IN SELECT value FROM jsonb_array_elements(items) WITH ORDINALITY ORDER BY ordinality LOOP
        SELECT tables.last INTO known FROM tables WHERE name = item->>'name';
        IF known IS NULL THEN
            outcome := 'missing'; kept := 0; RETURN NEXT; CONTINUE;
        END IF;
        SELECT appends.last INTO kept FROM appends
            WHERE id = item->>'id' AND "table" = item->>'name';
        IF FOUND THEN
            outcome := 'kept'; RETURN NEXT; CONTINUE;
        END IF;
        IF item->>'fence' IS NOT NULL THEN
            PERFORM 1 FROM leases WHERE "table" = item->>'name'
                AND fence = (item->>'fence')::BIGINT FOR SHARE;
            IF NOT FOUND THEN
                outcome := 'lease'; kept := known; RETURN NEXT; CONTINUE;
            END IF;
        END IF;
        IF known <> (item->>'after')::BIGINT THEN
            outcome := 'conflict'; kept := known; RETURN NEXT; CONTINUE;
        END IF;
        INSERT INTO lines ("table", number, text, is_listed)
            SELECT item->>'name', known + ordinality, value, item->>'state' IS NOT NULL
            FROM jsonb_array_elements_text(item->'lines') WITH ORDINALITY ORDER BY ordinality;
        kept := known + jsonb_array_length(item->'lines');
        INSERT INTO appends (id, "table", last) VALUES (item->>'id', item->>'name', kept);
        UPDATE tables SET last = kept, written = now,
            state = coalesce(item->>'state', state), facts = coalesce(item->>'facts', tables.facts)
            WHERE name = item->>'name';
        IF item->>'state' IS NOT NULL THEN
            DELETE FROM members WHERE "table" = item->>'name';
            INSERT INTO members (account, "table")
                SELECT DISTINCT value, item->>'name'
                FROM jsonb_array_elements_text(item->'members');
        END IF;
        outcome := 'kept'; RETURN NEXT;
    END LOOP;
END $$;
"""
"""Makes the function; it gives one row for each append, in order."""
