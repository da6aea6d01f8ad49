// The protocol between server and client: the same about people. Made from src/thirdhalf/server by `make types`: do not edit.

/** GET /api/account: an account as its owner sees it. */
export interface Account {
  name: string;
  created: number;
  standing: "" | "banned" | "muted";
  has_password: boolean;
  codes: number;
  passkeys: PasskeyShown[];
  sessions: SessionShown[];
  blocked: string[];
}
/**
 * POST /api/account/changes: `name` and `password` give new ones, `passkey` adds one, `codes` makes new recovery
 * codes, `sign out` ends this session, `revoke` another (`id`), `drop passkey` one of them, `erase` everything;
 * `block` and `unblock` are about somebody. Where the account has a password, `name`, `password`, `passkey`, `drop
 * passkey`, `codes` and `erase` want it as `proof`.
 */
export interface AccountChange {
  do: "block" | "codes" | "drop passkey" | "erase" | "name" | "passkey" | "password" | "revoke" | "sign out" | "unblock";
  name?: string;
  password?: string;
  proof?: string;
  passkey?: Credential | null;
  id?: string;
  device?: string;
}
/**
 * The answer to POST /api/account/challenge: what an authenticator signs, once and within five minutes, and for
 * which host.
 */
export interface Challenge {
  challenge: string;
  host: string;
}
/** The account after that, null where it is signed out or erased; new recovery codes are told once. */
export interface Changed {
  account: Account | null;
  codes: string[];
}
/**
 * What an authenticator says, in base64url: `attestation` of a new passkey; `authenticator` data and `signature`
 * of one that is used.
 */
export interface Credential {
  id: string;
  client_data: string;
  attestation?: string;
  authenticator?: string;
  signature?: string;
}
/** A passkey of an account's. */
export interface PasskeyShown {
  id: string;
  name: string;
  created: number;
}
/** POST /api/reports: tell the operator of somebody, by name or by a match of one's own (its seat's token). */
export interface Report {
  why: string;
  name?: string;
  token?: string;
}
/** It is kept for the operator. */
export interface Reported {
  report: string;
}
/** A seat of an account's, with a token for this session. */
export interface SeatHeld {
  match: string;
  role: "away" | "home" | "host" | "public";
  token: string;
}
/** POST /api/account/seats: seats of these tokens are the account's from now on, unless they are another's. */
export interface Seats {
  tokens: string[];
}
/** All of them, the latest matches first, at most 200. */
export interface SeatsHeld {
  seats: SeatHeld[];
}
/** Where an account is signed in; `own` is whoever asks. */
export interface SessionShown {
  id: string;
  device: string;
  created: number;
  used: number;
  own: boolean;
}
/**
 * POST /api/session: by name and password, by name and a recovery code, which is used up and forgets the password,
 * or by a passkey, which needs no name.
 */
export interface SignIn {
  name?: string;
  password?: string;
  code?: string;
  passkey?: Credential | null;
  device?: string;
}
/**
 * POST /api/account: a new account with a password (8 signs at least) or a passkey. `device` is what its session
 * is called in one's own list.
 */
export interface SignUp {
  name: string;
  password?: string;
  passkey?: Credential | null;
  device?: string;
}
/** A session's token, and recovery codes where new ones were made: both are told once. */
export interface SignedIn {
  token: string;
  account: Account;
  codes: string[];
}
