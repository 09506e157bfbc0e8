import type { Engine } from './engine.ts';
import type { Charge, Session } from './model.ts';

/** What the documented sandbox cards do; any other number is denied by the bank. */
export const cardOutcomes = {
  '4811111111111114': 'accept',
  '5211111111111117': 'accept',
  '4411111111111118': 'accept',
  '4911111111111113': 'deny-bank',
  '4711111111111115': 'deny-bank',
  '4611111111111116': 'deny-fds',
  '4511111111111117': 'challenge',
  '4024007176265022': 'pending',
  '4472429869996670': 'insufficient',
} as const;
export type CardOutcome = (typeof cardOutcomes)[keyof typeof cardOutcomes];

const isKnown = (number: string): number is keyof typeof cardOutcomes => number in cardOutcomes;

/** Begins a card payment: until its bank has asked for the one-time code it is pending. */
export function beginCard(engine: Engine, session: Session, number: string): Charge {
  const charge = engine.charge(session, 'credit_card');
  charge.details = { masked_card: `${number.slice(0, 8)}-${number.slice(-4)}` };
  return charge;
}

/** Takes a card payment that was begun to its documented outcome; a pending card is accepted after one simulated minute. */
export function finishCard(
  engine: Engine,
  session: Session,
  charge: Charge,
  { number, minuteMs }: { number: string; minuteMs: number },
): void {
  const outcome: CardOutcome = isKnown(number) ? cardOutcomes[number] : 'deny-bank';
  charge.details = {
    ...charge.details,
    bank: 'bni',
    card_type: 'credit',
    eci: '05',
    channel_response_code: outcome === 'insufficient' ? '51' : outcome === 'accept' ? '00' : '05',
    channel_response_message:
      outcome === 'insufficient' ? 'Insufficient Funds' : outcome === 'accept' ? 'Approved' : 'Do not honour',
    ...(outcome === 'accept' && { approval_code: String(charge.transactionTime) }),
  };
  if (outcome === 'accept') engine.capture(session, charge, 'accept');
  else if (outcome === 'challenge') engine.capture(session, charge, 'challenge');
  else if (outcome === 'deny-fds') engine.capture(session, charge, 'deny');
  else if (outcome === 'pending') {
    setTimeout(
      () => charge.status === 'pending' && engine.capture(session, charge, 'accept'),
      minuteMs,
    ).unref();
  } else engine.denyByBank(session, charge);
}

/** Runs one card payment to its outcome at once, as with the right one-time code. */
export function payWithCard(engine: Engine, session: Session, number: string, minuteMs: number): Charge {
  const charge = beginCard(engine, session, number);
  finishCard(engine, session, charge, { number, minuteMs });
  return charge;
}
