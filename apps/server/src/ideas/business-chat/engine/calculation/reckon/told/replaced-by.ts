import type { Quantity } from './quantities.ts';
import type { Role } from './role-tables.ts';
import { isWished, roleOf } from './roles.ts';
import { isBecome, ofPriceName, ofSameName } from './same-name.ts';
import { ofSameThing } from './same-thing.ts';

/** Says that a figure stands in the place of an earlier one. */
const changes =
  /\b(?:kalau|kalo|klo|kl|misal\p{L}*|eh|ralat|maksud\p{L}*|(?:di|ku)?ganti\p{L}*|bukan|jadi\p{L}*|jd|\p{L}{0,3}naik\p{L}*|\p{L}{0,3}turun\p{L}*|ternyata|trnyata|cuma|cm|cuman|salah|aja|deh|gimana|gmn)\b|\?|^\s*(?:(?:yang|yg)\s+)?\d[\d.,]*\s*(?:%|\p{L}+)?\s*(?:berapa|brp)?\s*$/u;
const adds =
  /\b(?:tambah\p{L}*|nambah\p{L}*|plus|lagi|lg|juga|jg|sama|sm|ama|belum|blm|ada|terus|trus|dan|(?:ke)?lupa\p{L}*|ketinggalan)\b|\+/u;
/** Tells a further sum beside those of before, also where it is only supposed: 'kalau ditambah cicilan 500rb', 'kalo ada gaji 900rb juga'. */
const addsMore =
  /^\s*ada (?!diskon|promo)\p{L}+(?: \p{L}+)?\s*(?:rp\.?)? ?\d|(?<!\p{L})(?:di|ku)?(?:tambah|nambah)\p{L}*(?!\p{L})|(?<!\p{L})ada(?!\p{L}).*(?<!\p{L})(?:juga|jg|lagi|lg)(?!\p{L})/u;
/** Says for certain that a share comes on top. */
const putsBeside = /(?<!\p{L})(?:lagi|lg|juga|jg|plus|(?:di)?tambah|nambah)(?!\p{L})|\+/u;
/** Roles of which several are told beside each other. */
const several: ReadonlySet<Role | null> = new Set<Role | null>([
  'cost',
  'item',
  'fixed',
  'outgo',
  'tool',
  'fee',
  'bonus',
  'waste',
  'added',
  'deposit',
  'voucher',
  'delivery',
  'discount',
  'sold',
  'absent',
  'share',
  null,
]);

const sameKind = (one: Quantity, other: Quantity): boolean =>
  one.unit === other.unit &&
  (one.unit !== 'jumlah' ||
    (roleOf(one).role === 'people' && roleOf(other).role === 'people') ||
    (one.noun?.kind ?? '') === (other.noun?.kind ?? '') ||
    one.noun === null ||
    (one.noun.kind === 'unit' && other.noun === null)) &&
  (one.per.length === 0 ||
    other.per.length === 0 ||
    one.per.some(({ kind }) => other.per.some((per) => per.kind === kind)));

/** The sole one, or the one whose value is nearest in size by far; null where two are as near. */
function nearestIn(known: readonly Quantity[], value: number): Quantity | null {
  const apart = (one: Quantity): number =>
    Math.abs(Math.log(Math.max(1e-9, one.value) / Math.max(1e-9, value)));
  const [first, second] = known.toSorted((a, b) => apart(a) - apart(b));
  if (first === undefined) return null;
  if (second === undefined) return apart(first) < Math.log(20) ? first : null;
  return apart(first) + Math.log(1.7) < apart(second) ? first : null;
}

/** The one sum of no name beside no price, which is the price: 'totebag 65rb kena admin 10%', then 'harganya naik 80rb'. */
function priceOfNoName(before: readonly Quantity[]): Quantity | null {
  const [sole, ...more] = before.filter((one) => one.unit === 'rupiah' && roleOf(one).role === null);
  return sole !== undefined && more.length === 0 && sole.per.every(({ kind }) => kind === 'unit')
    ? sole
    : null;
}

/** Thousands and millions, in which a sum of before may go on without its word. */
const scales = [1_000_000, 1_000] as const;
/** A number is one of the same sum where it is at most so many times more or less. */
const nearSum = 2.5;

/** What a sum comes to that is told in the thousands of the one in whose place it stands: 'sewa 600rb', then 'naik jadi 750'. */
export const asThousands = ({ unit, value }: Quantity, was: Quantity): number =>
  unit === 'rupiah' &&
  value < 1_000 &&
  was.value >= 50_000 &&
  was.value / 1_000 / value < nearSum &&
  value / (was.value / 1_000) < nearSum
    ? value * 1_000
    : value;

/** The sum in whose place a bare number stands that goes on in its thousands or millions: 'omzet 620jt', then 'kalau cuma 480?'. */
export function shortOf(quantity: Quantity, known: readonly Quantity[], turn: string): Quantity | null {
  const { unit, noun, value, per } = quantity;
  if (unit !== 'jumlah' || noun !== null || per.length > 0 || value >= 1_000 || !changes.test(turn))
    return null;
  if (roleOf(quantity).role !== null) return null;
  const isNear = (one: number): boolean => one / value < nearSum && value / one < nearSum;
  const before = known.filter((one) => one.turn < quantity.turn);
  const [sole, ...more] = before.filter((one) =>
    one.unit === 'rupiah' ? scales.some((scale) => isNear(one.value / scale)) : isNear(one.value),
  );
  if (sole === undefined || more.length > 0 || sole.unit !== 'rupiah') return null;
  const scale = scales.find((one) => isNear(sole.value / one)) ?? 1;
  return { ...sole, value: value * scale, turn: quantity.turn, isLater: true };
}

/**
 * The figures of a message that tells anew what was told before, at least two of them each under the name of one: after 'omzet 10jt modal 6jt' 'bulan
 * depan omzet 12jt modal 7jt'; empty where it does not.
 * @param own the figures of the message
 * @param known figures that were told before
 */
export function retoldOf(own: readonly Quantity[], known: readonly Quantity[]): Quantity[] {
  const found = new Map<Quantity, Quantity>();
  for (const one of own) {
    const earlier = known.filter((other) => other.turn < one.turn && sameKind(one, other));
    const was = adds.test(`${one.before} `) ? null : ofSameName(one, earlier);
    if (was !== null) found.set(one, was);
  }
  return found.size > 1 && new Set(found.values()).size === found.size ? [...found.keys()] : [];
}

/**
 * The figure of an earlier message in whose place a later one stands; null where it is another.
 * @param quantity the later figure
 * @param known figures that were told before
 * @param turn the later message
 * @param isAnew whether it is told anew with others of that message
 */
export function replacedBy(
  quantity: Quantity,
  known: readonly Quantity[],
  turn: string,
  isAnew = false,
): Quantity | null {
  const before = known.filter((one) => one.turn < quantity.turn && sameKind(quantity, one));
  if (before.length === 0) return null;
  const { role, isNear } = roleOf(quantity);
  const isChange = isAnew || changes.test(turn);
  const isAdded =
    // What stands before the next figure is said of that one: 'listriknya 300rb sama air 100rb'.
    (adds.test(`${quantity.before} ${quantity.isFollowed ? '' : quantity.after} `) ||
      (/\b(?:tambah|nambah|nanam|plus)\p{L}*\b|\blagi\b/u.test(quantity.clause) &&
        !/\bkalau|kalo|klo/u.test(turn))) &&
    !/\b(?:jadi|jd|ganti)\b/u.test(quantity.before);
  if (/\bbagian\b/u.test(quantity.clause)) return null;
  const isTold = isBecome(quantity);
  if (quantity.unit === 'rupiah' && several.has(role) && addsMore.test(quantity.clause) && !isTold)
    return null;
  // 'nambah 4% lagi' is told beside the first.
  if (/\b(?:nambah|tambah|ditambah|plus)\p{L}*\s*$|\+\s*$/u.test(quantity.before) && role !== 'added')
    return null;
  const same = isAdded ? null : ofSameThing(quantity, before);
  if (same !== null && (isChange || /nya\s*$/u.test(quantity.before))) return same;
  // 'kalau jadi 20 porsi' says what it becomes, not what was made.
  const isMadeOf = role === 'made' && isChange && /\b(?:jadi|jd)\s*$/u.test(quantity.before);
  if (role !== null && isNear && !isMadeOf) {
    const like = before.filter(
      (one) =>
        roleOf(one).role === role ||
        (role === 'goal' && /^(?:turnover|profit)$/u.test(roleOf(one).role ?? '') && isWished(one.before)),
    );
    if (isAdded && !/\b(?:kalau|kalo|klo)\b/u.test(turn)) return null;
    // 'kalo ikut program gratis ongkir 4% lagi' is taken beside the first.
    if (
      isAdded &&
      quantity.unit === 'persen' &&
      putsBeside.test(`${quantity.before} ${quantity.isFollowed ? '' : quantity.after}`)
    )
      return null;
    if (several.has(role)) {
      if (!isChange) return null;
      // 'sehari 25', then 'kalau lakunya 18': the one number of no name is what is sold.
      const unnamed =
        role === 'sold' && like.length === 0 && quantity.unit === 'jumlah'
          ? before.filter(
              (one) => roleOf(one).role === null && (one.noun === null || one.noun.kind === 'unit'),
            )
          : [];
      if (unnamed.length === 1) return unnamed[0] ?? null;
      const called = like.length === 1 ? null : ofSameName(quantity, before);
      if (called !== null || like.length === 0) return called;
      return like.length === 1 ? (like[0] ?? null) : nearestIn(like, quantity.value);
    }
    const [sole, ...more] = like;
    if (sole !== undefined) return more.length === 0 ? sole : nearestIn(like, quantity.value);
    if (!isChange) return null;
    return role === 'price'
      ? (ofPriceName(quantity, before) ?? priceOfNoName(before))
      : ofSameName(quantity, before);
  }
  const named = isChange && !isAdded ? ofSameName(quantity, before) : null;
  if (named !== null) return named;
  if (!isChange || isAdded || /@\s*$/u.test(quantity.before)) return null;
  // A number of the same things stands in the place of the one of before.
  const like = before.filter(
    (one) =>
      quantity.unit !== 'jumlah' ||
      quantity.noun === null ||
      (one.noun?.word ?? '') === quantity.noun.word ||
      quantity.noun.kind !== 'unit' ||
      one.noun === null,
  );
  // 'kalau naik jadi 21rb' of no name is the price, which one sets oneself.
  const [, way] =
    /(naik|turun)\p{L}*(?: (?:jadi|jd|ke|sampe|sampai))?\s*(?:rp\.?)?\s*$/u.exec(quantity.before) ?? [];
  const ofRole = (role: Role | null): Quantity[] =>
    like.filter(
      (one) =>
        roleOf(one).role === role &&
        (way === 'naik' ? one.value < quantity.value : one.value > quantity.value),
    );
  const priced = ofRole('price');
  const [price, ...prices] = priced.length > 0 ? priced : ofRole(null);
  if (way !== undefined && price !== undefined && prices.length === 0) return price;
  return nearestIn(like, quantity.value);
}

/** Names a further sum without saying that it comes as often as those of before: 'kalau ada pengeluaran 500rb buat kompor'. */
const onceOrOften =
  /^\s*ada \p{L}+(?: \p{L}+)?\s*(?:rp\.?)? ?\d(?!.*(?<!\p{L})(?:juga|jg|lagi|lg)(?!\p{L}))/u;

const expense: ReadonlySet<Role | null> = new Set<Role | null>(['fixed', 'outgo', 'wage']);

/**
 * Whether it is not clear of which figure a later one is: it says what one of several becomes that nothing tells apart (after 'gaji kasir 1jt, gaji
 * koki 1,5jt' 'gajinya jadi 1,2jt'), or that something is spent beside what is spent every month, and not how often.
 */
export function isUnclear(quantity: Quantity, known: readonly Quantity[]): boolean {
  if (quantity.unit !== 'rupiah') return false;
  const { role } = roleOf(quantity);
  const like = known.filter(
    (one) => one.turn < quantity.turn && one.unit === 'rupiah' && roleOf(one).role === role,
  );
  // What rises is told by what it becomes alone: what it was is in no figure.
  const isOfUntold =
    like.length === 0 &&
    expense.has(role) &&
    /naik|turun/u.test(quantity.before) &&
    known.some(({ turn, unit }) => turn < quantity.turn && unit === 'rupiah');
  if (isBecome(quantity)) return like.length > 1 || isOfUntold;
  return (
    role === 'outgo' &&
    quantity.per.length === 0 &&
    like.some(({ per }) => per.length > 0) &&
    onceOrOften.test(quantity.clause)
  );
}
