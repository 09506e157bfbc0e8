import { premiumPriceRupiah } from '@kawanusaha/contracts/business';
import { makeCode } from '#startup/demo/make-code.ts';
import type { DemoPerson } from '#startup/demo/people.ts';
import type { Random } from '#startup/demo/random.ts';

export type DemoPayment = {
  readonly id: string;
  readonly order_id: string;
  readonly user_id: string;
  readonly amount: number;
  readonly status: 'paid';
  readonly payment_type: string;
  readonly transaction_id: string;
  readonly expires_at: Date;
  readonly paid_at: Date;
  readonly created_at: Date;
};

const minuteMs = 60_000;
const dayMs = 86_400_000;
const methods = ['qris', 'gopay', 'bank_transfer', 'shopeepay'];
const jakartaDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' });

/** Makes one paid order for each Premium member of the cast, some days after they had joined. */
export function makePayments(random: Random, people: readonly DemoPerson[], now: Date): DemoPayment[] {
  return people
    .filter((person) => person.premium)
    .map((person) => {
      const wanted =
        person.createdAt.getTime() + random.between(1, 6) * dayMs + random.between(0, 900) * minuteMs;
      const createdAt = new Date(Math.min(wanted, now.getTime() - dayMs));
      const day = jakartaDay.format(createdAt).replaceAll('-', '');
      return {
        id: random.uuid(),
        order_id: `KU-${day}-${makeCode(random, 10)}`,
        user_id: person.id,
        amount: premiumPriceRupiah,
        status: 'paid',
        payment_type: random.pick(methods),
        transaction_id: random.uuid(),
        expires_at: new Date(createdAt.getTime() + dayMs),
        paid_at: new Date(createdAt.getTime() + random.between(1, 20) * minuteMs),
        created_at: createdAt,
      };
    });
}
