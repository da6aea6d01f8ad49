"""A competition from its log: everything is reckoned anew from its lines, in their order."""
