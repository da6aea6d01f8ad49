"""What a test of the compiled engine cannot do."""

import pytest

from thirdhalf import engine

subclasses_the_engine = pytest.mark.skipif(
    engine() == "compiled", reason="a test cannot make a class out of a compiled one"
)
sets_any_value = pytest.mark.skipif(
    engine() == "compiled", reason="an attribute of a compiled object takes only values of its type"
)
