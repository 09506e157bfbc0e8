import { all, type Ask, asks } from './asks.ts';
import { namedIn } from './asked-words.ts';
import { withSpan } from './asked-time.ts';
import type { Target } from './target.ts';

/** Results of which a person first asks how they are reckoned, and tells the figures in a later message. */
const reckoned: ReadonlySet<string> = new Set([
  'unitCost',
  'bep',
  'price',
  'profit',
  'wear',
  'margin',
  'holidayPay',
  'payback',
  'need',
  'deposit',
  'wage',
]);
const bids = /(?<!\p{L})(?:h?itung|etung|ngetung)(?:in|kan|ke)?(?!\p{L})/u;
/** Asks how something is reckoned. */
const asksWay =
  /(?<!\p{L})(?:cara(?:nya)?|rumus(?:nya)?|(?:ng|meng|di)?h?itung\p{L}*|etung\p{L}*|nentu(?:in|kan)|menentukan|tentu(?:in|kan)|gimana|gmn)(?!\p{L})/u;
/** Asks what a result is that stands for nothing but a sum. */
const asksWhat =
  /(?<!\p{L})(?:bep|hpp|roi|thr|penyusutan|depresiasi)\p{L}*(?= (?:\p{L}+ )?(?:apa|apo|naon|opo|maksud(?:nya)?)(?!\p{L}))|(?<!\p{L})apa (?:itu |sih )?(?:bep|hpp|roi|penyusutan)(?!\p{L})/u;
const ofCost = /(?<!\p{L})(?:modal|biaya|hpp)\p{L}*/u;

/** Of costs with no number of what is made it is not clear that they are of one, unless that is asked. */
const ofCosts: Ask['facts'] = [
  ['unitCost', 0.4],
  ['perPiece', 0.5],
];
const anyOfGoods: Ask['facts'] = [...ofCosts, ...all('profit', 0.6)];
const ofName = (name: string): Ask['facts'] =>
  name === 'unitCost' ? ofCosts : (asks.find((one) => one.name === name)?.facts ?? []);
const target = (name: string, raw: Ask['facts'], words: string): Target => ({
  name,
  raw,
  facts: withSpan(raw, words),
  isWeak: true,
});

/** The clause of a message that names a result and says that it is to be reckoned, with that result. */
function namedBy(turn: string, pattern: RegExp): Target | null {
  for (const whole of turn.split(/[.;!?:\n]/u)) {
    // What is supposed says nothing of what is reckoned: 'cara ngitung harga jual kalo mau untung 30%'.
    const [clause = ''] = whole.split(/(?<!\p{L})(?:kalau|kalo|klo|kl|biar|supaya)(?!\p{L})/u);
    const match = pattern.exec(clause);
    if (match === null) continue;
    const known = namedIn(clause);
    const name = known?.name === 'total' && ofCost.test(clause) ? 'unitCost' : known?.name;
    if (name !== undefined && reckoned.has(name)) return target(name, ofName(name), clause);
  }
  return null;
}

/**
 * The result that a message speaks of without asking how much it is: 'cara ngitung bep gimana', 'penyusutan maksudnya?'. What a later message
 * tells is told for it. Null where it names none.
 * @param turn in lower case
 */
export function topicOf(turn: string): Target | null {
  const named = namedBy(turn, asksWay) ?? namedBy(turn, asksWhat);
  if (named !== null) return named;
  return bids.test(turn) && /\p{L} ?\?|\bbantu|\btolong/u.test(turn) && namedIn(turn)?.name !== 'tax'
    ? target('unitCost', anyOfGoods, '')
    : null;
}

/**
 * The result that a message bids to reckon of the figures which it tells behind it: 'tolong hitungin hpp donat: tepung 20rb …'; null where it names none.
 * @param turn in lower case
 */
export const bidOf = (turn: string): Target | null => (/\d/u.test(turn) ? namedBy(turn, bids) : null);
