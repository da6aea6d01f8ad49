"""What a season leaves on players, where a competition is played so: injuries, experience, lessons, hired hands."""
