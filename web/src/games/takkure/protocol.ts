// What only this game tells. Made from src/thirdhalf/games/takkure by `make types`: do not edit.
import type { Happened, Question as Asked } from '../../protocol';

export type Action = "nothing" | "move" | "stand up" | "pass from the ground" | "pass" | "pick up" | "dodge" | "break through" | "score a try" | "pressure" | "tackle" | "steal loose ball" | "steal from the ground" | "steal in the air" | "rest" | "acted";
export type CardSet = "none" | "basic" | "all";
export type Characteristic = "BaC" | "STR" | "REF" | "INT" | "END" | "BDY";
export type Ending = "undecided" | "line reached" | "ball stolen" | "carrier grounded" | "ball on the ground" | "tokens spent" | "try scored" | "try failed" | "nobody left" | "full time" | "practice over";
export type Letter = "A" | "B" | "C" | "D";
export type Measuring = "closed" | "open";
export type Off = "pitch" | "injured" | "out" | "to place";
export type Part = "attack" | "defence";
export type Result = "FAIL" | "CANCELLED" | "SUCCESS" | "CRITICAL";
export type Roll = "nothing" | "move" | "stand up" | "pass from the ground" | "pass" | "pick up" | "dodge" | "break through" | "score a try" | "pressure" | "tackle" | "steal loose ball" | "steal from the ground" | "steal in the air" | "rest" | "acted" | "reception" | "catch" | "kick" | "endurance" | "keep one's feet" | "wits" | "backbone";
export type Seat = "home" | "away";
export type Side = "inactive" | "active";
export type Skill = "none" | "side step" | "precise pass" | "onslaught" | "defensive vision" | "expert tackler";
export type Source = "range" | "pressure" | "from the ground" | "ball at hand" | "in flight" | "fatigue" | "card" | "team token" | "team play";
export type Table = "common" | "grave";
export type Talent = "none" | "sumo" | "shadow step" | "two moves ahead" | "iron gaze" | "brawler" | "cub" | "stampede" | "afterburner" | "cold eye" | "sting" | "not an inch" | "death roll";
export type TeamSkill = "none" | "unwavering honour" | "superstars";
export type Viewer = "home" | "away" | "public";
export type Window = "before an activation" | "before a defensive action" | "after step 2" | "after step 3" | "before a roll" | "after a roll" | "fatigue due" | "wound due" | "after a success";
export type Winner = "home" | "away" | "nobody";
/** What a match can be set up with. */
export type About = {
  exercises: Exercise[];
  measuring: Measuring[];
  pitches: Pitch[];
  plays: Play[];
  setup: string[];
  team_plays: TeamPlay[];
  teams: Team[];
};
/** A walk that ends where its base covers a spot. */
export type ApproachQuestion = {
  at: [number, number];
  cover: number;
  forward: number;
  half_length: number;
  half_width: number;
  limit: number;
  obstacles: [number, number, number][];
  radius: number;
  shape: "approach";
  subjects: string[];
  target: [number, number];
};
/** A place around the template. */
export type AroundQuestion = {
  at: [number, number];
  half_length: number;
  half_width: number;
  limit: number;
  obstacles: [number, number, number][];
  radius: number;
  shape: "around";
  subjects: string[];
};
/** Where the template lies that an arrow is for. */
export type ArrowQuestion = {
  at: [number, number];
  shape: "arrow";
  subjects: string[];
};
/** A player's card. */
export type Card = {
  bac: number[];
  bdy: number;
  id: string;
  int: number;
  move: number[];
  name: string;
  positions: string[];
  prt: number;
  radius: number;
  ref: number;
  skill: Skill;
  str: number;
  talent: Talent;
};
/** A coach's cards; null is hidden from the viewer. */
export type Cards = {
  deck: number;
  declared: number;
  declared_team_play: string | null;
  discards: string[];
  face_down: number;
  hand: string[] | null;
  in_hand: number;
  laid: string[] | null;
  team_plays: string[] | null;
  team_skill: TeamSkill;
  team_tokens: number;
  used_team_plays: string[];
};
/** A walk along a line. */
export type ClosingInQuestion = {
  at: [number, number];
  forward: number;
  half_length: number;
  half_width: number;
  limit: number;
  line: [number, number][];
  obstacles: [number, number, number][];
  radius: number;
  shape: "closing in";
  subjects: string[];
};
/** An exercise; `kind` is attack, practice or match. */
export type Exercise = {
  attack: Start[];
  biggest_radius: number;
  cards: CardSet;
  defence: Start[];
  half_length: number;
  half_width: number;
  kind: "attack" | "match" | "practice";
  line: number;
  line_ups: LineUps[];
  measuring: Measuring;
  number: number;
  title: string;
};
/** 6.06: the line-ups of a team for an exercise, each a row of players' ids; `part` is attack or defence. */
export type LineUps = {
  part: Part;
  players: string[][];
  team: string;
};
/** One action of a team play: whose letter, which action, and the letter a pass goes to. */
export type Listed = {
  action: Action;
  to: string;
  who: Letter;
};
/** A run to be marked. `limit` is there where measuring is open. */
export type MarkQuestion = {
  at: [number, number];
  forward: number;
  half_length: number;
  half_width: number;
  limit?: number;
  radius: number;
  shape: "mark";
  subjects: string[];
};
/** One of several. */
export type PickQuestion = {
  shape: "pick";
  subjects: string[];
};
/** A pitch. */
export type Pitch = {
  half_length: number;
  half_width: number;
  id: string;
  kick_off: number;
  line: number;
  name: string;
};
/** An individual play; its text is in the catalogue of messages under `card-` and its id. */
export type Play = {
  id: string;
  name: string;
  team: string;
  window: Window;
};
/** A player on the table. */
export type Player = {
  activations: number;
  at: [number, number];
  bac: number[];
  bdy: number;
  contact_at: number;
  declared: Action;
  fatigue: number;
  ground: number;
  honour: number;
  id: string;
  inactive: number;
  int: number;
  move: number[];
  name: string;
  off: Off;
  permanent: number;
  prt: number;
  radius: number;
  ref: number;
  skill: Skill;
  str: number;
  talent: Talent;
  team: Seat;
  used: number;
  vertebrae: number;
  wounds: number;
};
/** The nearest places that are free. */
export type RoomQuestion = {
  at: [number, number];
  candidates: [number, number][];
  half_length: number;
  half_width: number;
  obstacles: [number, number, number][];
  radius: number;
  shape: "room";
  subjects: string[];
};
/** What never changes during a match: the pitch's measures and the sizes of things. */
export type Setting = {
  ball_radius: number;
  cards: CardSet;
  half_length: number;
  half_width: number;
  kick_off: number;
  line: number;
  measuring: Measuring;
  sets: number;
  template_radius: number;
  tokens: number;
};
/** A spot on the run, for the tackler and the carrier, whose radius it is. */
export type SpotQuestion = {
  line: [number, number][];
  radius: number;
  shape: "spot";
  subjects: string[];
};
/** Where a player of an exercise begins. */
export type Start = {
  at: [number, number];
  ball: number;
  position: string;
};
/** The table as a viewer sees it. */
export type State = {
  active: string | null;
  attacker: Winner;
  away_cards: Cards;
  away_time: Side;
  away_tries: number;
  ball: string | [number, number] | null;
  ending: Ending;
  half: number;
  home_cards: Cards;
  home_time: Side;
  home_tries: number;
  line: [number, number][];
  measuring: Measuring;
  players: Player[];
  seat: Viewer;
  sets: number;
  time: number;
  tokens: number;
  winner: Winner;
};
/** A team. */
export type Team = {
  id: string;
  name: string;
  players: Card[];
  skill: TeamSkill;
};
/** A team play; its text is under `play-` and its id. `participants` is 0 where every standing teammate is in it. */
export type TeamPlay = {
  actions: Listed[];
  id: string;
  name: string;
  participants: number;
  team: string;
};
/** Where the template is laid. */
export type TemplateQuestion = {
  half_width: number;
  high: number;
  low: number;
  radius: number;
  shape: "template";
  subjects: string[];
};
/** A point of the line, not beyond the receiver's height. */
export type ThrowPointQuestion = {
  forward: number;
  line: [number, number][];
  shape: "throw point";
  subjects: string[];
  target: [number, number];
};
/** A line to walk. */
export type WalkQuestion = {
  at: [number, number];
  forward: number;
  half_length: number;
  half_width: number;
  limit: number;
  obstacles: [number, number, number][];
  radius: number;
  shape: "dash" | "walk";
  subjects: string[];
};
/** Which window is open, and who rolls for what in it. */
export type WindowQuestion = {
  rolls: Roll[];
  shape: "window";
  subjects: string[];
  window: Window;
};
/** A place between two heights of the pitch. */
export type ZoneQuestion = {
  half_length: number;
  half_width: number;
  high: number;
  low: number;
  obstacles: [number, number, number][];
  radius: number;
  shape: "zone";
  subjects: string[];
};
/** What a question is about, by its shape. */
export type Measures = PickQuestion | ArrowQuestion | WindowQuestion | MarkQuestion | WalkQuestion | ApproachQuestion | ClosingInQuestion | SpotQuestion | ThrowPointQuestion | RoomQuestion | ZoneQuestion | TemplateQuestion | AroundQuestion;
/** What questions are about. */
export type Topic = "player" | "first action" | "receiver" | "defender" | "defence" | "second action" | "order" | "opponent" | "dice for opponent" | "interceptor" | "displaced" | "arrow" | "kicks" | "mover" | "kicker" | "catcher" | "catch" | "kick out" | "fatigue lost" | "use skill" | "card" | "settle first" | "team play" | "team plays" | "participant" | "letter" | "go on" | "discard" | "kick-off place" | "template" | "ball place" | "spot" | "throw point" | "room" | "mark" | "defensive move" | "second move" | "dodge move" | "critical move" | "kick-off move" | "stampede move" | "card move";
/** The values of events, by kind and name. */
export interface Events {
  "set taken": { seat: Winner; tokens: number };
  "activated": { player: string; activations: number };
  "marked": { player: string; points: [number, number][] };
  "unmarked": { player: string };
  "declared": { player: string; action: Action };
  "receiver named": { player: string; receiver: string };
  "spot named": { player: string; x: number; y: number };
  "ran": { player: string; points: [number, number][] };
  "walked": { player: string; points: [number, number][] };
  "displaced": { player: string; x: number; y: number };
  "ball displaced": { x: number; y: number };
  "set back": { player: string; x: number; y: number };
  "closed in": { tackler: string; x: number; y: number };
  "stood up": { player: string };
  "grounded": { player: string; ground: number };
  "wounded": { player: string; wounds: number };
  "tired": { player: string; fatigue: number; inactive: number };
  "rested": { player: string; fatigue: number; inactive: number };
  "sent off": { player: string };
  "injury": { player: string; table: Table; face: number };
  "fatigued for good": { player: string };
  "out of the match": { player: string };
  "action lost": { player: string; action: Action };
  "skill used": { player: string; talent: Talent };
  "position skill": { player: string; skill: Skill };
  "try": { player: string; home: number; away: number };
  "referee roll": { seat: Winner };
  "kick-off": { seat: Winner };
  "back": { player: string };
  "placed": { player: string; x: number; y: number };
  "template laid": { x: number; y: number };
  "time": { box: number; home_side: Side; away_side: Side };
  "half": { half: number };
  "half over": { half: number };
  "set lost": { seat: Winner };
  "modified": { player: string; source: Source; amount: number };
  "rolled": { player: string; action: Action; characteristic: Characteristic; value: number; faces: number[] };
  "came to": { player: string; action: Action; result: Result };
  "lapsed": { player: string; action: Action };
  "tied": { players: string[] };
  "thrown": { player: string; receiver: string; x: number; y: number };
  "ball taken": { player: string };
  "ball down": { x: number; y: number };
  "arrow pointed": { degrees: number };
  "scattered": { face: number; arrow: number };
  "ground token removed": { player: string; ground: number };
  "tokens removed": Record<string, never>;
  "possession": { seat: Winner };
  "drew": { seat: Winner; cards: number };
  "card drawn": { seat: Winner; card: string };
  "card laid": { seat: Winner };
  "card turned": { seat: Winner; card: string; player: string };
  "discarded": { seat: Winner; card: string };
  "team play chosen": { seat: Winner; play: string };
  "team plays ready": { seat: Winner };
  "team plays back": Record<string, never>;
  "team play declared": { seat: Winner };
  "participant": { player: string };
  "team play turned": { seat: Winner; play: string };
  "lettered": { player: string; letter: Letter };
  "team play over": { seat: Winner };
  "spared": { player: string };
  "team tokens": { seat: Winner; stars: number };
  "honour tokens": { player: string; honour: number };
  "ended": { ending: Ending; seat: Winner };
}
/** An event, by its kind. */
export type Event = {
  [Kind in keyof Events]: Omit<Happened, 'kind' | 'values'> & { kind: Kind; values: Events[Kind] };
}[keyof Events];
/** What a seat is asked. */
export type Question = Omit<Asked, 'topic' | 'data'> & { topic: Topic; data: Measures };
/** All that comes from the server in the game's own form. */
export interface Wire {
  State: State;
  Setting: Setting;
  Question: Question;
  Event: Event;
}
