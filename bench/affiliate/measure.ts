import type { Database } from '../../packages/backend/src/db/pool.ts';
import type { Kind, SimulatedEvent } from './events.ts';

/** What one kind of people did and got; coins. `due` is what their sign-ups and purchases would bring if nothing were checked. */
export type Outcome = {
  readonly kind: Kind;
  readonly signUps: number;
  readonly due: number;
  readonly paid: number;
  /** Free to be withdrawn at the end: as good as paid. */
  readonly free: number;
  readonly heldSignUps: number;
};

const signUpCoins = 5;
const purchaseCoins = 20;

/** Reads what came of the events, a row for each kind. */
export async function measureOutcomes(
  { owner }: Database,
  events: readonly SimulatedEvent[],
  people: ReadonlyMap<string, string>,
): Promise<Outcome[]> {
  const kinds = new Map<string, Kind>();
  const invited = new Set<string>();
  for (const event of events) {
    if (event.do !== 'signUp') continue;
    kinds.set(event.who, event.kind);
    if (event.invitedBy !== null) invited.add(event.who);
  }
  const paid = new Map(
    (
      await owner<{ id: string; coins: number }[]>`
      select user_id as id, sum(coins)::int as coins from public.vouchers where status in ('paid', 'active') group by user_id`
    ).map(({ id, coins }) => [id, coins]),
  );
  const free = new Map(
    (
      await owner<{ id: string; coins: number }[]>`
      select user_id as id, private.spendable_coins(user_id) as coins from (select distinct user_id from public.coin_transfers) as t`
    ).map(({ id, coins }) => [id, Math.max(0, coins)]),
  );
  const held = new Set(
    (await owner<{ id: string }[]>`select referred_id as id from public.referrals where status = 'held'`).map(
      ({ id }) => id,
    ),
  );
  return [...new Set(kinds.values())].map((kind) => {
    const members = [...kinds].filter(([, of]) => of === kind).map(([who]) => who);
    const ids = members.map((who) => people.get(who) ?? '');
    const sum = (from: ReadonlyMap<string, number>): number =>
      ids.reduce((total, id) => total + (from.get(id) ?? 0), 0);
    const dueOf = (what: 'complete' | 'buy'): number =>
      events.filter((event) => event.do === what && invited.has(event.who) && kinds.get(event.who) === kind)
        .length;
    return {
      kind,
      signUps: members.filter((who) => invited.has(who)).length,
      due: dueOf('complete') * signUpCoins + dueOf('buy') * purchaseCoins,
      paid: sum(paid),
      free: sum(free),
      heldSignUps: ids.filter((id) => held.has(id)).length,
    };
  });
}

/** The two figures that have bars: what part of the reward due the dishonest got, and what part of the honest sign-ups is held. */
export function readBars(outcomes: readonly Outcome[]): {
  readonly paidToDishonest: number;
  readonly honestHeld: number;
} {
  const dishonest = outcomes.filter(({ kind }) => kind !== 'honest');
  const honest = outcomes.find(({ kind }) => kind === 'honest');
  const sum = (of: (outcome: Outcome) => number): number =>
    dishonest.reduce((total, outcome) => total + of(outcome), 0);
  return {
    paidToDishonest: sum(({ paid, free }) => paid + free) / sum(({ due }) => due),
    honestHeld: (honest?.heldSignUps ?? 0) / (honest?.signUps ?? 1),
  };
}
