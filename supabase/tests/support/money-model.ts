/** The money rules in plain TypeScript, as small as they can be said: what the database is compared with. */
import type { EventStatus, Step } from './money-steps.ts';

type Order = {
  buyer: number;
  status: 'pending' | 'review' | 'denied' | 'closed' | 'paid' | 'back';
  needsRefund: boolean;
};
type ModelPerson = {
  inviter: number | null;
  confirmed: boolean;
  /** Index of the order that Premium came from. */
  premium: number | null;
  admin: boolean;
  /** Coins by the day from which they can be spent. */
  coins: { day: number; amount: number }[];
  rewardedSignup: boolean;
  reward: { day: number; order: number } | null;
  clawedBack: boolean;
};
export type Model = {
  day: number;
  people: ModelPerson[];
  orders: Order[];
  vouchers: { owner: number; coins: number; status: string; expires: number; isFrozen: boolean }[];
};

/** Lower than the product's 50, so that short sequences get as far as vouchers. */
export const modelMinWithdraw = 10;

/** The model before anything has happened. */
export const emptyModel = (): Model => ({ day: 0, people: [], orders: [], vouchers: [] });

/** Does to the model what the step does to the database. */
export function applyStep(model: Model, step: Step): void {
  if (step.do === 'signUp') {
    const inviter = step.by === null || model.people.length === 0 ? null : step.by % model.people.length;
    model.people.push({
      inviter,
      confirmed: false,
      premium: null,
      admin: false,
      coins: [],
      rewardedSignup: false,
      reward: null,
      clawedBack: false,
    });
    return;
  }
  if (model.people.length === 0) return;
  const who = step.who % model.people.length;
  const person = model.people[who];
  if (!person) return;
  if (step.do === 'confirm') confirm(model, person);
  else if (step.do === 'order') openOrder(model, who, person);
  else if (step.do === 'event') {
    if (model.orders.length > 0) payEvent(model, step.order % model.orders.length, step.status);
  } else if (step.do === 'withdraw') withdraw(model, who, person);
  else if (step.do === 'markPaid') {
    const voucher = model.vouchers[step.voucher % Math.max(model.vouchers.length, 1)];
    if (voucher?.status === 'active' && !voucher.isFrozen) voucher.status = 'paid';
  } else if (step.do === 'pass') {
    model.day += step.days;
    for (const voucher of model.vouchers) {
      if (voucher.status !== 'active' || voucher.expires > model.day) continue;
      voucher.status = 'expired';
      model.people[voucher.owner]?.coins.push({ day: model.day, amount: voucher.coins });
    }
  } else person.admin = step.do === 'appoint';
}

function confirm(model: Model, person: ModelPerson): void {
  person.confirmed = true;
  if (person.inviter === null || person.rewardedSignup) return;
  person.rewardedSignup = true;
  model.people[person.inviter]?.coins.push({ day: model.day + 7, amount: 5 });
}

function openOrder(model: Model, who: number, person: ModelPerson): void {
  if (person.premium !== null) return;
  if (model.orders.some((order) => order.buyer === who && ['pending', 'review'].includes(order.status)))
    return;
  model.orders.push({ buyer: who, status: 'pending', needsRefund: false });
}

function payEvent(model: Model, at: number, status: EventStatus): void {
  const order = model.orders[at];
  const buyer = order && model.people[order.buyer];
  if (!order || !buyer || order.status === 'back') return;
  if (status === 'paid') {
    if (order.status === 'paid') return;
    order.status = 'paid';
    if (buyer.premium === null) givePremium(model, at, buyer);
    else order.needsRefund = true;
    return;
  }
  const goesBack = status === 'refunded' || status === 'charged_back';
  if (order.status === 'paid') {
    if (goesBack || status === 'denied' || status === 'cancelled') takeBack(model, at, order, buyer);
    return;
  }
  if (goesBack) order.status = 'back';
  else if (order.status !== 'closed') changeUnpaid(model, order, status);
}

function changeUnpaid(
  model: Model,
  order: Order,
  status: 'pending' | 'denied' | 'expired' | 'cancelled' | 'review',
): void {
  if (status === 'expired' || status === 'cancelled') order.status = 'closed';
  else if (status === 'denied') order.status = 'denied';
  else if (order.status === 'denied') {
    const hasOpen = model.orders.some(
      (other) => other.buyer === order.buyer && ['pending', 'review'].includes(other.status),
    );
    if (!hasOpen) order.status = status;
  } else if (status === 'review') order.status = 'review';
}

function givePremium(model: Model, at: number, buyer: ModelPerson): void {
  buyer.premium = at;
  if (buyer.inviter === null || buyer.reward) return;
  buyer.reward = { day: model.day + 7, order: at };
  model.people[buyer.inviter]?.coins.push({ day: model.day + 7, amount: 20 });
}

function takeBack(model: Model, at: number, order: Order, buyer: ModelPerson): void {
  order.status = 'back';
  order.needsRefund = false;
  const gaveIt = buyer.premium === at;
  if (gaveIt) {
    buyer.premium = null;
    const successor = model.orders.findIndex(
      (other) => other.buyer === order.buyer && other.status === 'paid' && other.needsRefund,
    );
    const next = model.orders[successor];
    if (next) {
      next.needsRefund = false;
      buyer.premium = successor;
    }
  }
  const rewardGoes = buyer.reward !== null && !buyer.clawedBack && buyer.premium === null;
  if (rewardGoes && buyer.reward && (gaveIt || buyer.reward.order === at)) {
    buyer.clawedBack = true;
    if (buyer.inviter !== null) {
      model.people[buyer.inviter]?.coins.push({ day: buyer.reward.day, amount: -20 });
      freezeVouchers(model, buyer.inviter);
    }
  }
}

const spendableOf = (model: Model, person: ModelPerson): number =>
  person.coins.filter((coin) => coin.day <= model.day).reduce((sum, coin) => sum + coin.amount, 0);

function freezeVouchers(model: Model, who: number): void {
  const person = model.people[who];
  if (!person || spendableOf(model, person) >= 0) return;
  for (const voucher of model.vouchers)
    if (voucher.owner === who && voucher.status === 'active') voucher.isFrozen = true;
}

function withdraw(model: Model, who: number, person: ModelPerson): void {
  const spendable = spendableOf(model, person);
  if (spendable < modelMinWithdraw) return;
  person.coins.push({ day: 0, amount: -spendable });
  model.vouchers.push({
    owner: who,
    coins: spendable,
    status: 'active',
    expires: model.day + 2,
    isFrozen: false,
  });
}
