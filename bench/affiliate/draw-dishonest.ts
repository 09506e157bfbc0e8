/** What the dishonest do, pattern by pattern as `patterns.ts` describes them. */
import { addressOf, type SimulatedEvent } from './events.ts';
import { fraudPatterns, type PatternName } from './patterns.ts';
import type { Random } from './random.ts';

const providers = ['gmail.com', 'yahoo.com', 'outlook.com', 'hotmail.com'];
const names = ['budi', 'sari', 'agus', 'dewi', 'rizky', 'putri', 'andi', 'lestari', 'bayu', 'intan'];

type Draw = {
  readonly random: Random;
  readonly count: number;
  readonly events: SimulatedEvent[];
  readonly address: () => string;
};
type SignUp = { at: number; email: string; network: string; device: string; invitedBy: string };

/** The events of all seven patterns, `scale` of their accounts each. */
export function drawDishonest(random: Random, scale: number): SimulatedEvent[] {
  const events: SimulatedEvent[] = [];
  let addresses = 2_000_000;
  const address = (): string => addressOf((addresses += 1));
  for (const { name, accounts } of fraudPatterns)
    drawPattern[name]({ random, count: Math.max(10, Math.round(accounts * scale)), events, address });
  return events;
}

/** An affiliate signs up without a code, and tries to withdraw each day once a reward could be free. */
function addAffiliate(
  { events, address }: Draw,
  kind: PatternName,
  who: string,
  place: Partial<SignUp> = {},
  tries = true,
): void {
  events.push(
    {
      do: 'signUp',
      at: 0,
      who,
      kind,
      email: `${who}@gmail.com`,
      network: address(),
      device: who,
      ...place,
      invitedBy: null,
    },
    { do: 'complete', at: 0, who },
  );
  if (tries) for (let day = 8; day < 110; day += 1) events.push({ do: 'withdraw', at: day * 24 + 9, who });
}

function addSignUp({ events }: Draw, kind: PatternName, who: string, signUp: SignUp, hours = 0.2): void {
  events.push({ do: 'signUp', who, kind, ...signUp }, { do: 'complete', at: signUp.at + hours, who });
}

const ownMailbox = (random: Random, index: number): string =>
  `${random.pick(names)}.${random.pick(names)}${index}@${random.pick(providers)}`;

const drawPattern: Record<PatternName, (draw: Draw) => void> = {
  'one-mailbox': (draw) => {
    const affiliate = 'one-mailbox-a';
    addAffiliate(draw, 'one-mailbox', affiliate);
    for (let index = 0; index < draw.count; index += 1) {
      const dotted = [...'dianpertiwi']
        .map((letter, at) => ((index >> at) & 1 ? `${letter}.` : letter))
        .join('');
      const email = `${dotted.replace(/\.$/, '')}${index % 3 === 0 ? '' : `+${index}`}@${index % 2 ? 'gmail.com' : 'GoogleMail.com'}`;
      addSignUp(draw, 'one-mailbox', `one-mailbox-${index}`, {
        at: 24 + index * 5,
        email,
        network: draw.address(),
        device: `one-mailbox-${index}`,
        invitedBy: affiliate,
      });
    }
  },
  'one-network': (draw) => {
    const network = draw.address();
    for (const side of ['a', 'b']) addAffiliate(draw, 'one-network', `one-network-${side}`, { network });
    for (let index = 0; index < draw.count; index += 1)
      addSignUp(draw, 'one-network', `one-network-${index}`, {
        at: 24 + index * (336 / 300),
        email: ownMailbox(draw.random, 10_000 + index),
        network,
        device: `one-network-${index}`,
        invitedBy: `one-network-${index % 2 ? 'a' : 'b'}`,
      });
  },
  'several-codes': (draw) => {
    const place = { network: draw.address(), device: 'several-codes' };
    for (let code = 0; code < 6; code += 1)
      addAffiliate(draw, 'several-codes', `several-codes-a${code}`, place);
    for (let index = 0; index < draw.count; index += 1)
      addSignUp(draw, 'several-codes', `several-codes-${index}`, {
        at: 24 + index * 4,
        email: ownMailbox(draw.random, 20_000 + index),
        ...place,
        invitedBy: `several-codes-a${index % 6}`,
      });
  },
  'delete-and-repeat': (draw) => {
    const rounds = 12;
    for (let index = 0; index < Math.max(2, Math.round(draw.count / rounds)); index += 1) {
      const affiliate = `delete-a${index}`;
      const place = { network: draw.address(), device: affiliate };
      addAffiliate(draw, 'delete-and-repeat', affiliate, place);
      const hours = index % 2 === 0 ? 24 : 8 * 24;
      for (let round = 0; round < rounds; round += 1) {
        const who = `delete-${index}-${round}`;
        const at = 24 + index + round * hours;
        addSignUp(draw, 'delete-and-repeat', who, {
          at,
          email: `pembantu${index}@gmail.com`,
          ...place,
          invitedBy: affiliate,
        });
        draw.events.push({ do: 'remove', at: at + hours - 1, who });
      }
    }
  },
  'refund-after-withdrawal': (draw) => {
    const each = 20;
    for (let index = 0; index < Math.max(1, Math.round(draw.count / each)); index += 1) {
      const affiliate = `refund-a${index}`;
      addAffiliate(draw, 'refund-after-withdrawal', affiliate, {}, false);
      const buyers = Array.from(
        { length: Math.min(each, draw.count) },
        (_, buyer) => `refund-${index}-${buyer}`,
      );
      const begin = 24 + index * 30;
      for (const [buyer, who] of buyers.entries()) {
        const at = begin + buyer * 12;
        addSignUp(draw, 'refund-after-withdrawal', who, {
          at,
          email: ownMailbox(draw.random, 30_000 + index * 100 + buyer),
          network: draw.address(),
          device: who,
          invitedBy: affiliate,
        });
        draw.events.push({ do: 'buy', at: at + 1, who });
      }
      const free = begin + buyers.length * 12 + 7 * 24 + 6;
      draw.events.push({ do: 'withdraw', at: free, who: affiliate });
      for (const who of buyers) draw.events.push({ do: 'refund', at: free + 24, who });
    }
  },
  'swapped-second-accounts': (draw) => {
    const people = Math.max(5, Math.round(draw.count / 10));
    const network = draw.address();
    for (let index = 0; index < people; index += 1)
      addAffiliate(draw, 'swapped-second-accounts', `swap-a${index}`, { network });
    for (let index = 0; index < people; index += 1)
      for (let turn = 0; turn < Math.round(draw.count / people); turn += 1)
        addSignUp(
          draw,
          'swapped-second-accounts',
          `swap-${index}-${turn}`,
          {
            at: 24 + index * 2 + turn * 72,
            email: ownMailbox(draw.random, 40_000 + index * 20 + turn),
            network,
            device: `swap-a${index}`,
            invitedBy: `swap-a${(index + 1 + (turn % (people - 1))) % people}`,
          },
          4,
        );
  },
  'rented-domain': (draw) => {
    const affiliate = 'rented-a';
    addAffiliate(draw, 'rented-domain', affiliate);
    let at = 24;
    for (let index = 0; index < draw.count; index += 1) {
      at += draw.random.next() * 3.2;
      addSignUp(
        draw,
        'rented-domain',
        `rented-${index}`,
        {
          at,
          email: `${draw.random.pick(names)}.${draw.random.pick(names)}${index}@kiriman-kilat.my.id`,
          network: draw.address(),
          device: `rented-${index}`,
          invitedBy: affiliate,
        },
        0.02,
      );
    }
  },
};
