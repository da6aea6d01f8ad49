// What only this game tells: its words. Made from src/thirdhalf/games/takkure by `make types`: do not edit.

export type Action = "nothing" | "move" | "stand up" | "pass from the ground" | "pass" | "pick up" | "dodge" | "break through" | "score a try" | "pressure" | "tackle" | "steal loose ball" | "steal from the ground" | "steal in the air" | "rest" | "acted";
export type CardSet = "none" | "basic" | "all";
export type Characteristic = "BaC" | "STR" | "REF" | "INT" | "END" | "BDY";
export type Ending = "undecided" | "line reached" | "ball stolen" | "carrier grounded" | "ball on the ground" | "tokens spent" | "try scored" | "try failed" | "nobody left" | "full time" | "practice over";
export type Letter = "A" | "B" | "C" | "D";
export type Measuring = "closed" | "open";
export type Off = "pitch" | "injured" | "out" | "to place";
export type Part = "attack" | "defence";
export type Result = "FAIL" | "CANCELLED" | "SUCCESS" | "CRITICAL";
export type Roll = "nothing" | "move" | "stand up" | "pass from the ground" | "pass" | "pick up" | "dodge" | "break through" | "score a try" | "pressure" | "tackle" | "steal loose ball" | "steal from the ground" | "steal in the air" | "rest" | "acted" | "reception" | "catch" | "kick" | "endurance" | "keep one's feet" | "wits" | "backbone" | "injury" | "scatter";
export type Seat = "home" | "away";
export type Side = "inactive" | "active";
export type Skill = "none" | "side step" | "precise pass" | "onslaught" | "defensive vision" | "expert tackler";
export type Source = "range" | "pressure" | "from the ground" | "ball at hand" | "in flight" | "fatigue" | "card" | "team token" | "team play";
export type Table = "common" | "grave";
export type Talent = "none" | "sumo" | "shadow step" | "two moves ahead" | "iron gaze" | "brawler" | "cub" | "stampede" | "afterburner" | "cold eye" | "sting" | "not an inch" | "death roll";
export type TeamSkill = "none" | "unwavering honour" | "superstars" | "slipstream" | "salvage" | "undertow";
export type Viewer = "home" | "away" | "public";
export type Window = "before an activation" | "before a defensive action" | "after step 2" | "after step 3" | "before a roll" | "after a roll" | "fatigue due" | "wound due" | "after a success";
export type Winner = "home" | "away" | "nobody";
