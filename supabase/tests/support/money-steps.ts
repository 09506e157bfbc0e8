/** What members, the provider and operators may do in a run of the money model, and how sequences are made at random. */
import fc from 'fast-check';

const events = [
  'paid',
  'paid',
  'paid',
  'pending',
  'denied',
  'expired',
  'refunded',
  'charged_back',
  'cancelled',
  'review',
] as const;
export type EventStatus = (typeof events)[number];
export type Step =
  | { do: 'signUp'; by: number | null }
  | { do: 'confirm' | 'order' | 'withdraw' | 'appoint' | 'dismiss'; who: number }
  | { do: 'event'; who: number; order: number; status: EventStatus }
  | { do: 'markPaid'; who: number; voucher: number }
  | { do: 'pass'; who: number; days: number };

const index = fc.nat({ max: 11 });
/** One step; people, orders and vouchers are named by a number that wraps around. */
export const stepArbitrary: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('signUp' as const),
      by: fc.option(fc.constantFrom(0, 0, 1, 2), { freq: 6 }),
    }),
  },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('confirm' as const), who: index }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('order' as const), who: index }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('event' as const),
      who: fc.constant(0),
      order: index,
      status: fc.constantFrom(...events),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('withdraw' as const), who: fc.constantFrom(0, 0, 1, 2) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('markPaid' as const), who: fc.constant(0), voucher: index }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      who: fc.constant(0),
      days: fc.constantFrom(1, 3, 8),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom('appoint' as const, 'dismiss' as const), who: index }),
  },
);

/** How every sequence begins: a person has 20 coins to spend, so that the random steps have something to move. */
export const opening: readonly Step[] = [
  { do: 'signUp', by: null },
  { do: 'signUp', by: 0 },
  { do: 'order', who: 1 },
  { do: 'event', who: 0, order: 0, status: 'paid' },
  { do: 'pass', who: 0, days: 8 },
];

/** Rare by chance, so tried each time: two orders of one buyer are paid, and then the one that gave Premium is refunded. */
export const paidTwice: Step[] = [
  { do: 'signUp', by: 0 },
  { do: 'order', who: 2 },
  { do: 'event', who: 0, order: 1, status: 'expired' },
  { do: 'order', who: 2 },
  { do: 'event', who: 0, order: 1, status: 'paid' },
  { do: 'event', who: 0, order: 2, status: 'paid' },
];
export const paidTwiceThenRefunded: Step[] = [
  ...paidTwice,
  { do: 'event', who: 0, order: 1, status: 'refunded' },
];
