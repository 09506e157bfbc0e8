import { setTimeout as sleep } from 'node:timers/promises';
import { addMember, operatorOf } from '../../tooling/test-server/write-load.ts';
import type { TestServer } from '../../tooling/test-server/start-server.ts';

/** A person who is signed in while the cluster fails over. */
export type Member = { readonly id: string; readonly email: string; readonly password: string };

/** What the clients have seen; times are those of `performance.now()`. */
export type Seen = {
  /** When the write of each mark was acknowledged. */
  readonly acknowledged: Map<string, number>;
  refused: number;
  /** When the session was last answered for, and when it was last renewed. */
  readAt: number;
  renewedAt: number;
  /** Answers that the session has ended, or that it cannot be renewed. */
  readonly signedOut: string[];
};

type Tokens = { readonly access_token: string; readonly refresh_token: string };

const lanes = 2;
const writePauseMs = 40;
const readPauseMs = 200;
const renewPauseMs = 4_000;
/** What is not answered by then counts as refused; it may have been written. */
const patienceMs = 10_000;

/** Signs up the member whose session is read and renewed. */
export async function addSignedInMember(server: TestServer): Promise<Member> {
  const id = await addMember(server, 'penulis');
  return { id, email: 'penulis@contoh.test', password: 'sandi-yang-cukup-panjang' };
}

/** Writes projects as the operator, reads a member's session and renews it, until it is stopped. */
export async function startLoad(
  server: TestServer,
  member: Member,
): Promise<{ readonly seen: Seen; readonly stop: () => Promise<void> }> {
  const operator = operatorOf(server);
  const seen: Seen = { acknowledged: new Map(), refused: 0, readAt: 0, renewedAt: 0, signedOut: [] };
  const over = new AbortController();
  let tokens = await signIn(server, member);

  const write = async (lane: number): Promise<void> => {
    for (let n = 0; !over.signal.aborted; n += 1) {
      const mark = `jalur ${lane} nomor ${n}`;
      const { error } = await operator
        .from('project_listings')
        .insert({
          user_id: member.id,
          project_name: mark,
          project_description: 'Ditulis sementara server utama mati.',
          project_type: 'Lainnya',
          required_skills: ['Marketing'],
          contact_method: '6280000000001',
          owner_name: 'Penulis Uji',
        })
        .abortSignal(AbortSignal.timeout(patienceMs));
      if (error === null) seen.acknowledged.set(mark, performance.now());
      else seen.refused += 1;
      await sleep(writePauseMs);
    }
  };
  const read = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const { status, text } = await ask(server, '/auth/v1/user', tokens.access_token);
      if (status === 200) seen.readAt = performance.now();
      else if (isEnd(status)) seen.signedOut.push(`${status} ${text}`);
      await sleep(readPauseMs);
    }
  };
  const renew = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const body = JSON.stringify({ refresh_token: tokens.refresh_token });
      const { status, text } = await ask(server, '/auth/v1/token?grant_type=refresh_token', null, body);
      if (status === 200) {
        tokens = JSON.parse(text) as Tokens;
        seen.renewedAt = performance.now();
      } else if (isEnd(status)) seen.signedOut.push(`${status} ${text}`);
      await sleep(renewPauseMs);
    }
  };
  const running = Promise.all([...Array.from({ length: lanes }, (_, lane) => write(lane)), read(), renew()]);
  return {
    seen,
    stop: async () => {
      over.abort();
      await running;
    },
  };
}

async function signIn(server: TestServer, { email, password }: Member): Promise<Tokens> {
  const body = JSON.stringify({ email, password });
  const { status, text } = await ask(server, '/auth/v1/token?grant_type=password', null, body);
  if (status !== 200) throw new Error(`no sign-in: ${status} ${text}`);
  return JSON.parse(text) as Tokens;
}

/** One request by hand: a client library would try again, or hide why it signs out. Status 0: no answer. */
async function ask(
  { url, publishableKey }: TestServer,
  path: string,
  token: string | null,
  body?: string,
): Promise<{ readonly status: number; readonly text: string }> {
  try {
    const response = await fetch(`${url}${path}`, {
      headers: {
        apikey: publishableKey,
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { method: 'POST', body }),
      signal: AbortSignal.timeout(patienceMs),
    });
    return { status: response.status, text: await response.text() };
  } catch {
    return { status: 0, text: '' };
  }
}

/** What makes a client give its session up: any refusal but that of too many requests. */
const isEnd = (status: number): boolean => status >= 400 && status < 500 && status !== 429;
