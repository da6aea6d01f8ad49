// What only this game tells: questions. Made from src/thirdhalf/games/takkure by `make types`: do not edit.
import type { Question as Asked } from '../../../protocol';
import type { Action, Roll, Window } from './words';

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
/** Which defender is next, with what each may declare by now. */
export type DefendersQuestion = {
  can: { [key: string]: Action[] };
  shape: "defenders";
  subjects: string[];
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
/** A spot on the run, for the tackler and the carrier, whose radius it is. */
export type SpotQuestion = {
  line: [number, number][];
  radius: number;
  shape: "spot";
  subjects: string[];
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
export type Measures = PickQuestion | DefendersQuestion | ArrowQuestion | WindowQuestion | MarkQuestion | WalkQuestion | ApproachQuestion | ClosingInQuestion | SpotQuestion | ThrowPointQuestion | RoomQuestion | ZoneQuestion | TemplateQuestion | AroundQuestion;
/** What questions are about. */
export type Topic = "player" | "first action" | "receiver" | "defender" | "defence" | "second action" | "order" | "opponent" | "dice for opponent" | "interceptor" | "displaced" | "arrow" | "kicks" | "mover" | "kicker" | "catcher" | "catch" | "kick out" | "fatigue lost" | "use skill" | "card" | "settle first" | "team play" | "team plays" | "participant" | "letter" | "go on" | "discard" | "kick-off place" | "template" | "ball place" | "spot" | "throw point" | "room" | "mark" | "defensive move" | "second move" | "dodge move" | "critical move" | "kick-off move" | "stampede move" | "card move";
/** What a seat is asked. */
export type Question = Omit<Asked, 'topic' | 'data'> & { topic: Topic; data: Measures };
