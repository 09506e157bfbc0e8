/** What honest members do: sign-ups by code over ninety days, with the accidents that look like fraud. */
import { addressOf, type SimulatedEvent } from './events.ts';
import type { Random } from './random.ts';

const days = 90;
const providers = ['gmail.com', 'gmail.com', 'gmail.com', 'yahoo.com', 'outlook.com', 'icloud.com'];
const campuses = Array.from({ length: 60 }, (_, index) => `mail.kampus${index}.ac.id`);

type Member = { at: number; email: string; network: string; device: string; invitedBy: string };

/**
 * The events of `count` honest sign-ups and of the inviters behind them (one for seven). 30 % share campus or carrier addresses (twenty
 * for ten thousand), 10 % a device: nine in ten of these with one other person, the rest four to a computer of a lab. Beside them: a class that
 * signs up in one hour, a small organisation with a mail domain of its own, a coach whose whole circle buys, households on one line.
 */
export function drawHonest(random: Random, count: number): SimulatedEvent[] {
  const events: SimulatedEvent[] = [];
  const inviters = Array.from({ length: Math.ceil(count / 7) }, (_, index) => `inviter-${index}`);
  const sharedAddresses = Array.from(
    { length: Math.max(2, Math.round(count / 500)) },
    (_, index) => `103.28.${index}.7`,
  );
  let addresses = 0;
  for (const [index, who] of inviters.entries()) {
    const at = random.next() * 24;
    const network = random.next() < 0.3 ? random.pick(sharedAddresses) : addressOf((addresses += 1));
    events.push({
      do: 'signUp',
      at,
      who,
      kind: 'honest',
      email: `${who}@${random.pick(providers)}`,
      network,
      device: who,
      invitedBy: null,
    });
    events.push({ do: 'complete', at, who });
    for (let week = 2; week < days / 7 + 2; week += 1)
      if (index < inviters.length / 5)
        events.push({ do: 'withdraw', at: week * 168 + random.next() * 24, who });
  }
  // A few invite many, most one or two: the n-th inviter brings 1 / (n + 10) of what the first would.
  const weights = inviters.map((_, rank) => 1 / (rank + 10));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const inviter = (): string => {
    let left = random.next() * whole;
    const found = weights.findIndex((weight) => (left -= weight) < 0);
    return inviters[found] ?? random.pick(inviters);
  };
  const mail = (index: number): string => {
    const part = random.next();
    if (part < 0.78) return `orang${index}@${random.pick(providers)}`;
    return part < 0.96 ? `nim${index}@${random.pick(campuses)}` : `halo@toko-keluarga-${index}.id`;
  };
  const members: Member[] = Array.from({ length: count }, (_, index) => ({
    at: 24 + random.next() * (days - 1) * 24,
    email: mail(index),
    network: addressOf((addresses += 1)),
    device: `device-${index}`,
    invitedBy: inviter(),
  }));
  shareNetworks(random, members, sharedAddresses, inviters);
  shareDevices(random, members);
  const surelyBuying = makeOccasions(random, members, inviters);
  for (const [index, member] of members.entries()) {
    const who = `member-${index}`;
    events.push({ do: 'signUp', who, kind: 'honest', ...member });
    // Most complete the profile the same day, some later, some never.
    if (random.next() < 0.85)
      events.push({
        do: 'complete',
        at: member.at + (random.next() < 0.7 ? random.next() : random.next() * 240),
        who,
      });
    const buys = surelyBuying.has(index) || random.next() < 0.05;
    if (buys) {
      const at = member.at + 1 + random.next() * 200;
      events.push({ do: 'buy', at, who });
      if (random.next() < 0.03) events.push({ do: 'refund', at: at + 24 + random.next() * 240, who });
    }
    if (random.next() < 0.01) events.push({ do: 'remove', at: member.at + 300 + random.next() * 400, who });
  }
  return events;
}

function shareNetworks(
  random: Random,
  members: Member[],
  addresses: readonly string[],
  inviters: readonly string[],
): void {
  for (const member of members) {
    if (random.next() >= 0.3) continue;
    const place = random.below(addresses.length);
    member.network = addresses[place] ?? member.network;
    // On a campus, four in ten come through one of its own eight ambassadors.
    if (random.next() < 0.4)
      member.invitedBy = inviters[(place * 8 + random.below(8)) % inviters.length] ?? member.invitedBy;
  }
  // Households: of the rest, one in twenty brings a brother or sister on the same line and by the same code.
  for (let index = 0; index + 1 < members.length; index += 20) {
    const [one, other] = [members[index], members[index + 1]];
    if (!one || !other || one.network.startsWith('103.28.')) continue;
    other.network = one.network;
    other.invitedBy = one.invitedBy;
    other.at = one.at + 1 + random.next() * 48;
  }
}

function shareDevices(random: Random, members: Member[]): void {
  const pairs = Math.round(members.length * 0.045);
  for (let pair = 0; pair < pairs; pair += 1) {
    const [one, other] = [members[pair * 7 + 3], members[pair * 7 + 4]];
    if (!one || !other) continue;
    other.device = one.device;
    if (random.next() < 0.5) other.at = one.at + random.next() * 72;
  }
  const labs = Math.round(members.length * 0.01) / 4;
  for (let lab = 0; lab < labs; lab += 1) {
    const first = members[lab * 41 + 5];
    for (const member of members.slice(lab * 41 + 5, lab * 41 + 9)) {
      member.device = `lab-${lab}`;
      member.network = first?.network ?? member.network;
      member.at = (first?.at ?? member.at) + random.next() * 72;
    }
  }
}

/** What happens once in two thousand sign-ups. Returns who buys for sure. */
function makeOccasions(random: Random, members: Member[], inviters: readonly string[]): Set<number> {
  const buyers = new Set<number>();
  for (let start = 600; start + 60 < members.length; start += 2000) {
    const [teacher, chair, coach] = [random.pick(inviters), random.pick(inviters), random.pick(inviters)];
    const at = 24 + random.next() * 1500;
    for (const member of members.slice(start, start + 15))
      Object.assign(member, { invitedBy: teacher, at: at + random.next() });
    for (const [index, member] of members.slice(start + 20, start + 26).entries())
      Object.assign(member, {
        invitedBy: chair,
        email: `anggota${index}@koperasi-${start}.org`,
        at: at + index * 30,
      });
    for (let index = start + 30; index < start + 36; index += 1) {
      Object.assign(members[index] ?? {}, { invitedBy: coach, at: at + (index - start) * 20 });
      buyers.add(index);
    }
  }
  return buyers;
}
