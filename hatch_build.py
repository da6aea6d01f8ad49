"""What goes into the wheel beside the sources."""

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Wheel(BuildHookInterface[Any]):
    def tool(self, name: str) -> dict[str, Any]:
        return runpy.run_path(str(Path(self.root, "tools", name)))

    def dependencies(self) -> list[str]:
        """What building needs beyond hatchling: nothing for the engine where nothing is compiled."""
        compiled = self.tool("build_compiled.py")
        engine = [] if compiled["wish"]() == "plain" or compiled["obstacle"]() else list(compiled["NEEDED"])
        return engine + list(self.tool("build_client.py")["needed"]())

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """The browser client and the compiled engine, unless the package is only linked (editable)."""
        if version == "editable":
            return
        # Git does not know what is built: it is named, or it would be left out.
        build_data["artifacts"].append(self.tool("build_client.py")["built"](Path(self.root)))
        files = self.tool("build_compiled.py")["built"](Path(self.root))
        if files:
            build_data["force_include"].update(files)
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
