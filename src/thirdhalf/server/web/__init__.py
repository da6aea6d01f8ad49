"""What only a server on the network needs: host names, headers, and how its requests and sockets become ours."""
