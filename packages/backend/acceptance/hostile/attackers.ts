import { createHmac } from 'node:crypto';
import type { TestServer } from '../../../../tooling/test-server/start-server.ts';
import { attacks, type Attack, type Target } from './attacks.ts';
import type { Member } from './house.ts';

/** A small seeded generator (mulberry32): a failing run can be repeated. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const claimsOf = (sub: string): object => ({
  ...{ sub, role: 'service_role', aud: 'authenticated', aal: 'aal2' },
  exp: Math.floor(Date.now() / 1000) + 3600,
});

function forge(sub: string, secret: string): string {
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claimsOf(sub))}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

/** What a kind of attacker sends along: the publishable key is in every page, all else is stolen, guessed or made up. */
type Kind = {
  readonly name: string;
  /** Whether the server believes that they are the member whose token they have. */
  readonly isMember: boolean;
  readonly headersOf: (server: TestServer, own: Member, victim: Member) => Record<string, string>;
};

const withToken = ({ publishableKey }: TestServer, token: string): Record<string, string> => ({
  apikey: publishableKey,
  authorization: `Bearer ${token}`,
});

const kinds: readonly Kind[] = [
  { name: 'a visitor', isMember: false, headersOf: ({ publishableKey }) => ({ apikey: publishableKey }) },
  { name: 'a member', isMember: true, headersOf: (server, own) => withToken(server, own.token) },
  {
    name: 'a member who says to be the operator',
    isMember: true,
    headersOf: (server, own) => ({
      ...withToken(server, own.token),
      ...{ role: 'service_role', 'x-role': 'service_role', 'x-forwarded-for': '127.0.0.1' },
      ...{ 'x-forwarded-user': 'postgres', cookie: 'role=service_role' },
    }),
  },
  {
    name: 'one who guesses the secret',
    isMember: false,
    headersOf: (server, _own, victim) =>
      withToken(server, forge(victim.id, 'super-secret-jwt-token-with-at-least-32-characters-long')),
  },
  {
    name: 'one who signs with nothing',
    isMember: false,
    headersOf: (server, _own, victim) =>
      withToken(server, `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claimsOf(victim.id))}.`),
  },
  {
    name: 'one who changes a token',
    isMember: false,
    headersOf: (server, own, victim) => {
      const [head, , signature] = own.token.split('.');
      return withToken(server, `${head}.${encode(claimsOf(victim.id))}.${signature}`);
    },
  },
  {
    name: 'one who makes up a secret key',
    isMember: false,
    headersOf: () => ({
      apikey: `sb_secret_${'0'.repeat(43)}`,
      authorization: `Bearer sb_secret_${'0'.repeat(43)}`,
    }),
  },
];

export type Attacker = {
  readonly name: string;
  /** Whose rows they may see: only those of the member whose token they have. */
  readonly own: Member | null;
  readonly headers: Record<string, string>;
  readonly target: Target;
  readonly attacks: readonly Attack[];
};

/**
 * Attackers of all kinds by turns. Those of one kind share the attacks out among them, so that each kind tries every one.
 * @param rows id of each member's row
 */
export function recruit(
  server: TestServer,
  {
    members,
    rows,
    count,
    each,
    seed,
  }: {
    members: readonly Member[];
    rows: ReadonlyMap<string, string>;
    count: number;
    each: number;
    seed: number;
  },
): Attacker[] {
  const random = seeded(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  return Array.from({ length: count }, (_, n): Attacker => {
    const kind = kinds[n % kinds.length] as Kind;
    const own = pick(members);
    const victim = pick(members.filter(({ id }) => id !== own.id));
    const first = Math.floor(n / kinds.length) * each;
    const chosen = Array.from({ length: each }, (__, at) => attacks[(first + at) % attacks.length] as Attack);
    return {
      name: kind.name,
      own: kind.isMember ? own : null,
      headers: kind.headersOf(server, own, victim),
      target: { victim, self: own.id, rowId: rows.get(victim.id) ?? '' },
      attacks: chosen.toSorted(() => random() - 0.5),
    };
  });
}
