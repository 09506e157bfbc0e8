import { demoAccounts } from '#startup/demo/accounts.ts';
import { firstNames, lastNames } from '#startup/demo/names.ts';
import { places } from '#startup/demo/places.ts';
import type { Random } from '#startup/demo/random.ts';

export type DemoPerson = {
  readonly id: string;
  readonly email: string;
  readonly username: string;
  readonly name: string;
  readonly whatsapp: string;
  readonly city: string;
  readonly campus: string;
  readonly createdAt: Date;
  readonly premium: boolean;
  /** Named accounts can sign in; the rest of the cast has no password. */
  readonly canSignIn: boolean;
};

const dayMs = 86_400_000;

/**
 * Makes the cast: the named demo accounts first, then fictitious people until `count` is reached. Numbers lie in
 * `62800…`, a range that no operator assigns, so no real person can be called.
 */
export function makePeople(random: Random, count: number, now: Date): DemoPerson[] {
  const people: DemoPerson[] = demoAccounts.map((account, index) => ({
    id: account.id,
    email: account.email,
    username: account.username,
    name: account.namaLengkap,
    whatsapp: `628000000${String(index).padStart(4, '0')}`,
    ...(places[index] ?? places[0] ?? { city: 'Bandung', campus: '' }),
    createdAt: new Date(now.getTime() - (90 - index * 20) * dayMs),
    premium: account.kind === 'premium',
    canSignIn: true,
  }));
  while (people.length < count) {
    const index = people.length;
    const cast = makeOne(random, people);
    const createdAt = new Date(now.getTime() - random.between(5, 300) * dayMs);
    people.push({ ...cast, createdAt, premium: index % 5 === 0 });
  }
  return people;
}

/** Makes people who came through a member's code, so many days ago each; every fourth has bought Premium. */
export function makeInvited(
  random: Random,
  people: readonly DemoPerson[],
  daysAgo: readonly number[],
  now: Date,
): DemoPerson[] {
  const invited: DemoPerson[] = [];
  for (const [index, days] of daysAgo.entries()) {
    const cast = makeOne(random, [...people, ...invited]);
    const createdAt = new Date(now.getTime() - days * dayMs - random.between(10, 500) * 60_000);
    invited.push({ ...cast, createdAt, premium: index % 4 === 1 });
  }
  return invited;
}

/** One more fictitious person beside those who are there. */
function makeOne(random: Random, people: readonly DemoPerson[]): Omit<DemoPerson, 'createdAt' | 'premium'> {
  let first = random.pick(firstNames);
  let last = random.pick(lastNames);
  while (people.some(({ username }) => username === `${first}_${last}`.toLowerCase())) {
    first = random.pick(firstNames);
    last = random.pick(lastNames);
  }
  const username = `${first}_${last}`.toLowerCase();
  return {
    id: random.uuid(),
    email: `${username.replace('_', '.')}@contoh.test`,
    username,
    name: `${first} ${last}`,
    whatsapp: `628000000${String(people.length).padStart(4, '0')}`,
    ...random.pick(places),
    canSignIn: false,
  };
}
