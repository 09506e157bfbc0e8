import { createCharge, paymentType } from './create-charge.ts';
import type { Faults } from './faults.ts';
import type { Charge, MethodKey, Session, TransactionStatus } from './model.ts';
import type { SimulatorConfig } from './options.ts';
import { renderNotification } from './render-charge.ts';
import { toJakartaTime } from './to-jakarta-time.ts';
import type { Store } from './store.ts';
import type { WebhookSender } from './webhook-sender.ts';

/** A refused change, in the provider's own code and words. */
export class TransitionError extends Error {
  readonly statusCode: string;
  constructor(statusCode: string, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

const wrongState = (): TransitionError =>
  new TransitionError('412', 'Merchant cannot modify the status of the transaction');

export type Engine = {
  charge: (session: Session, method: MethodKey) => Charge;
  /** Marks as paid. An expired charge can be paid too: that is the late settlement of a number still in hand. */
  settle: (session: Session, charge: Charge) => void;
  capture: (session: Session, charge: Charge, fraud: 'accept' | 'challenge' | 'deny') => void;
  denyByBank: (session: Session, charge: Charge) => void;
  /** The bank's question for the one-time code was not answered rightly. */
  refuseCard: (session: Session, charge: Charge) => void;
  approve: (session: Session, charge: Charge) => void;
  deny: (session: Session, charge: Charge) => void;
  cancel: (session: Session, charge: Charge) => void;
  expire: (session: Session, charge: Charge) => void;
  /** A settlement that the channel takes back. */
  reverse: (session: Session, charge: Charge) => void;
  refund: (session: Session, charge: Charge, input: { key: string; amount: number; reason: string }) => void;
  chargeback: (session: Session, charge: Charge) => void;
  /** Expires what has outlived its time. */
  sweep: (now?: number) => void;
  close: () => void;
};

type Dependencies = { config: SimulatorConfig; store: Store; sender: WebhookSender; faults: () => Faults };

/** Moves charges between the documented states and tells the merchant about each change. */
export function createEngine({ config, store, sender, faults }: Dependencies): Engine {
  const timers = new Set<NodeJS.Timeout>();
  const afterMinutes = (minutes: number, run: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, minutes * config.minuteMs);
    timer.unref();
    timers.add(timer);
  };

  const move = (
    session: Session,
    charge: Charge,
    status: TransactionStatus,
    statusCode: string,
    message: string,
    extra: Record<string, unknown> = {},
  ): void => {
    charge.status = status;
    charge.statusCode = statusCode;
    charge.statusMessage = message;
    if (status === 'settlement') charge.settlementTime = Date.now();
    store.save(session);
    sender.send(session.notificationUrls, session.orderId, {
      ...renderNotification(session, charge, config),
      ...extra,
    });
  };

  const settleOne = (session: Session, charge: Charge): void => {
    charge.fraudStatus = paymentType(charge.method) === 'cstore' ? null : 'accept';
    move(session, charge, 'settlement', '200', 'Success, transaction is found');
  };

  const engine: Engine = {
    charge: (session, method) => {
      const charge = createCharge(session, method, Date.now(), config.minuteMs);
      // A card attempt is announced with its outcome, every other method with its numbers.
      if (method === 'credit_card') store.save(session);
      else move(session, charge, 'pending', '201', 'Success, transaction is found');
      return charge;
    },
    settle: (session, charge) => {
      if (!['pending', 'expire', 'capture'].includes(charge.status)) throw wrongState();
      if (charge.status === 'capture' && charge.fraudStatus !== 'accept') throw wrongState();
      settleOne(session, charge);
      if (faults().twoSettlements && session.charges.length === 1) {
        settleOne(session, createCharge(session, charge.method, Date.now(), config.minuteMs));
      }
      if (faults().reversal) {
        afterMinutes(2, () => charge.status === 'settlement' && engine.reverse(session, charge));
      }
    },
    capture: (session, charge, fraud) => {
      if (charge.status !== 'pending') throw wrongState();
      charge.fraudStatus = fraud;
      if (fraud === 'deny') return move(session, charge, 'deny', '202', 'Deny by FDS');
      if (fraud === 'challenge') return move(session, charge, 'capture', '201', 'Challenge by FDS');
      move(session, charge, 'capture', '200', 'Success, Credit Card transaction is successful');
    },
    denyByBank: (session, charge) => {
      if (charge.status !== 'pending') throw wrongState();
      charge.fraudStatus = 'accept';
      move(session, charge, 'deny', '202', 'Deny by Bank');
    },
    refuseCard: (session, charge) => {
      if (charge.status !== 'pending') throw wrongState();
      charge.fraudStatus = 'accept';
      move(session, charge, 'deny', '202', 'Card is not authenticated.');
    },
    approve: (session, charge) => {
      if (charge.status !== 'capture' || charge.fraudStatus !== 'challenge') throw wrongState();
      charge.fraudStatus = 'accept';
      move(session, charge, 'capture', '200', 'Success, transaction is approved');
    },
    deny: (session, charge) => {
      if (charge.status !== 'capture' || charge.fraudStatus !== 'challenge') throw wrongState();
      charge.fraudStatus = 'deny';
      move(session, charge, 'deny', '202', 'Success, transaction is denied');
    },
    cancel: (session, charge) => {
      if (charge.status !== 'pending' && charge.status !== 'capture') throw wrongState();
      move(session, charge, 'cancel', '200', 'Success, transaction is canceled');
    },
    expire: (session, charge) => {
      if (charge.status !== 'pending') throw wrongState();
      move(session, charge, 'expire', '407', 'Success, transaction has expired');
    },
    reverse: (session, charge) => {
      if (charge.status !== 'settlement') throw wrongState();
      move(session, charge, 'deny', '202', 'Transaction is reversed');
    },
    refund: (session, charge, { key, amount, reason }) => {
      if (
        paymentType(charge.method) === 'bank_transfer' ||
        ['echannel', 'cstore'].includes(paymentType(charge.method))
      )
        throw new TransitionError('414', 'Refund is not supported by this payment type');
      if (faults().refundRefused)
        throw new TransitionError('414', 'Refund request is rejected by the payment provider');
      if (charge.refundKeys.includes(key)) throw new TransitionError('406', 'Duplicate refund key');
      if (charge.status !== 'settlement' && charge.status !== 'partial_refund') throw wrongState();
      if (amount < 1 || charge.refundedAmount + amount > session.grossAmount)
        throw new TransitionError('414', 'Refund amount is more than the transaction amount');
      charge.refundKeys.push(key);
      charge.refundedAmount += amount;
      const status = charge.refundedAmount === session.grossAmount ? 'refund' : 'partial_refund';
      const refund = { refund_key: key, refund_amount: amount.toFixed(2), reason };
      move(session, charge, status, '200', 'Success, refund request is approved', { refunds: [refund] });
      const again = (): void =>
        sender.send(session.notificationUrls, session.orderId, {
          ...renderNotification(session, charge, config),
          refunds: [{ ...refund, bank_confirmed_at: toJakartaTime(Date.now()) }],
        });
      if (faults().refundTwice) again();
      afterMinutes(1, again);
    },
    chargeback: (session, charge) => {
      if (charge.status !== 'settlement' && charge.status !== 'capture') throw wrongState();
      move(session, charge, 'chargeback', '200', 'Transaction is charged back');
    },
    sweep: (now = Date.now()) => {
      for (const session of store.all()) {
        for (const charge of session.charges) {
          if (charge.status === 'pending' && charge.expiresAt <= now) engine.expire(session, charge);
        }
      }
    },
    close: () => {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
  return engine;
}
