// What only this game tells: its words. Made from src/thirdhalf/games/dreadball by `make types`: do not edit.

export type Action = "run" | "sprint" | "slam" | "steal" | "throw" | "stand up" | "dash" | "evade" | "pick up" | "slamback" | "dodge" | "armour" | "catch";
export type Direction = "E" | "SE" | "SW" | "W" | "NW" | "NE";
export type End = "west" | "east";
export type Ending = "undecided" | "full time" | "landslide" | "sudden death" | "nobody left on the pitch" | "no strike in sudden death" | "goal reached" | "goal missed";
export type Facing = "E" | "SE" | "SW" | "W" | "NW" | "NE" | "prone";
export type Reason = "throw" | "drop" | "failed pick up";
export type Role = "guard" | "jack" | "striker";
export type Seat = "home" | "away";
export type Source = "striker" | "guard" | "threat" | "sprinted" | "moved" | "moved next to the target" | "strike hex";
export type Viewer = "home" | "away" | "public";
export type Where = "pitch" | "bench" | "out of play";
export type Winner = "home" | "away" | "nobody";
