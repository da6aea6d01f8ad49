// Requests about people, and who is signed in in this browser.
import type {
  Account,
  AccountChange,
  Challenge,
  Changed,
  Credential,
  Reported,
  SeatsHeld,
  SignedIn,
  SignIn,
  SignUp,
} from '../protocol';
import { Failed, keep, kept, MOST_ASKED, request } from '../lib/api';
import { keepSettings, settings } from '../lib/settings.svelte';

const PLACE = 'thirdhalf.session';

export interface Session {
  token: string;
  name: string;
}

/** Who is signed in here, if anybody is. */
export function session(): Session | null {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? 'null') as Session | null;
  } catch {
    return null;
  }
}

/** The header by which a session is known; none where nobody is signed in. */
export function signed(): Record<string, string> {
  const own = session();
  return own ? { authorization: `Bearer ${own.token}` } : {};
}

export function post<Answer>(path: string, body: unknown): Promise<Answer> {
  return request<Answer>(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signed() },
    body: JSON.stringify(body),
  }).catch(forgetting);
}

export function get<Answer>(path: string): Promise<Answer> {
  return request<Answer>(path, { headers: signed() }).catch(forgetting);
}

/** Whoever was signed out elsewhere is not signed in here any more. */
function forgetting(error: unknown): never {
  if (error instanceof Failed && error.code === 'signed out') localStorage.removeItem(PLACE);
  throw error;
}

async function enter(answer: SignedIn): Promise<SignedIn> {
  const { name } = answer.account;
  localStorage.setItem(PLACE, JSON.stringify({ token: answer.token, name }));
  settings.name = name;
  keepSettings();
  await bringSeats();
  return answer;
}

/** This browser's seats become the account's, and the account's become this browser's too. */
export async function bringSeats(): Promise<void> {
  if (!session()) return;
  const own = kept().filter((each) => each.token && (each.role === 'home' || each.role === 'away'));
  const { seats } = await post<SeatsHeld>('account/seats', {
    tokens: own.slice(0, MOST_ASKED).map((each) => each.token),
  });
  for (const seat of seats.reverse())
    if (!own.some((each) => each.match === seat.match && each.role === seat.role)) keep({ ...seat, invite: '' });
}

export async function signUp(wish: SignUp): Promise<SignedIn> {
  return enter(await post('account', { ...wish, device: device() }));
}

export async function signIn(wish: SignIn): Promise<SignedIn> {
  return enter(await post('session', { ...wish, device: device() }));
}

export function account(): Promise<Account> {
  return get('account');
}

export async function change(wish: AccountChange): Promise<Changed> {
  const changed = await post<Changed>('account/changes', wish);
  if (!changed.account) localStorage.removeItem(PLACE);
  else localStorage.setItem(PLACE, JSON.stringify({ ...session(), name: changed.account.name }));
  return changed;
}

export function report(why: string, about: { name?: string; token?: string }): Promise<Reported> {
  return post('reports', { why, ...about });
}

/** What this browser is called in one's own list of sessions. */
export function device(): string {
  const agent = navigator.userAgent;
  const browser = ['Firefox', 'Edg', 'OPR', 'Chrome', 'Safari'].find((each) => agent.includes(each)) ?? '';
  const system = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac', 'Linux'].find((each) => agent.includes(each)) ?? '';
  return [browser, system].filter(Boolean).join(' · ');
}

// Passkeys.

/** Whether this page can have passkeys: not at an address without a name, nor without encryption. */
export function passkeys(): boolean {
  return isSecureContext && 'credentials' in navigator && !/^[\d.:[\]]+$/.test(location.hostname);
}

async function challenged(): Promise<{ challenge: Uint8Array<ArrayBuffer>; host: string }> {
  const { challenge, host } = await post<Challenge>('account/challenge', {});
  return { challenge: Uint8Array.from(atob(unsafe(challenge)), (sign) => sign.charCodeAt(0)), host };
}

/** Let the device make a passkey for this page. */
export async function makePasskey(name: string): Promise<Credential> {
  const { challenge, host } = await challenged();
  const made = await asked(() =>
    navigator.credentials.create({
      publicKey: {
        challenge,
        rp: { id: host, name: 'Third Half' },
        user: { id: crypto.getRandomValues(new Uint8Array(16)), name, displayName: name },
        pubKeyCredParams: [-7, -8, -257].map((alg) => ({ type: 'public-key', alg })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
        attestation: 'none',
      },
    }),
  );
  const response = made.response as AuthenticatorAttestationResponse;
  return {
    id: made.id,
    client_data: written(response.clientDataJSON),
    attestation: written(response.attestationObject),
  };
}

/** Let the device use one. */
export async function usePasskey(): Promise<Credential> {
  const { challenge, host } = await challenged();
  const used = await asked(() => navigator.credentials.get({ publicKey: { challenge, rpId: host } }));
  const response = used.response as AuthenticatorAssertionResponse;
  return {
    id: used.id,
    client_data: written(response.clientDataJSON),
    authenticator: written(response.authenticatorData),
    signature: written(response.signature),
  };
}

async function asked(ask: () => Promise<globalThis.Credential | null>): Promise<PublicKeyCredential> {
  try {
    const found = await ask();
    if (found) return found as PublicKeyCredential;
  } catch {
    // The device tells why to whoever sits before it.
  }
  throw new Failed('passkey', '');
}

function unsafe(text: string): string {
  return text.replaceAll('-', '+').replaceAll('_', '/');
}

function written(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
