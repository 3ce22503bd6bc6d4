"""Line mode as people, pipes and accidents use it."""
