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
 * `62800…`, a range that no operator assigns, so nobody real can be called.
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
  const taken = new Set(people.map((person) => person.username));
  while (people.length < count) {
    const first = random.pick(firstNames);
    const last = random.pick(lastNames);
    const username = `${first}_${last}`.toLowerCase();
    if (taken.has(username)) continue;
    taken.add(username);
    const index = people.length;
    people.push({
      id: random.uuid(),
      email: `${username.replace('_', '.')}@contoh.test`,
      username,
      name: `${first} ${last}`,
      whatsapp: `628000000${String(index).padStart(4, '0')}`,
      ...random.pick(places),
      createdAt: new Date(now.getTime() - random.between(5, 300) * dayMs),
      premium: index % 5 === 0,
      canSignIn: false,
    });
  }
  return people;
}
