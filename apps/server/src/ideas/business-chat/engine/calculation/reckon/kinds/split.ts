import { anySeveral, severalWords } from '@kawanusaha/bahasa/amounts/number-words';
import type { Calculation } from '@kawanusaha/contracts/finance/calculation';
import { readings, settle } from '../find-readings.ts';
import type { Quantity } from '../told/quantities.ts';
import type { Target } from '../asked/target.ts';
import { scopes } from '../rules.ts';
import { roleOf } from '../told/roles.ts';
import { isPiece } from '../told/words.ts';

type Parts = { readonly parts: readonly number[]; readonly used: readonly Quantity[] };

/** A loss that is shared as a profit is. */
const isLoss = ({ unit, before }: Quantity): boolean =>
  unit === 'rupiah' && /\brugi\p{L}*(?: \p{L}+)?\s*(?:rp\.?)?\s*$/u.test(before);

/** Who shares is named before a number: 'aku 60 kakak 40'. */
const sharer =
  /(?:^|[^\p{L}])(?:aku|saya|sy|gue|gw|gua|kulo|abdi|ambo|awak|dia|\p{L}{3,}ku|pemodal|pemilik|pengelola|investor|te?me?n|teman|kakak|adik|adek)\s*$/u;
/** The word behind a share names who has the next one, not what is counted. */
const namesPerson = ({ noun, before }: Quantity): boolean =>
  noun?.kind === 'unit' && noun.size === 1 && !isPiece(noun.word) && /\p{L}{2}\s*$/u.test(before);

/** Shares that make a whole, each told beside the next; 'dua temanku masing-masing 25%' is told of each. */
function readShares(quantities: readonly Quantity[]): Parts | null {
  const isAmongPersons = quantities.some(({ unit, before }) => unit === 'jumlah' && sharer.test(before));
  const shares = quantities.filter(
    (one) =>
      (one.unit === 'persen'
        ? !ofOther.test(roleOf(one).role ?? '')
        : one.unit === 'jumlah' && (one.noun === null || (isAmongPersons && namesPerson(one)))) &&
      one.value < whole,
  );
  for (const turn of [...new Set(shares.map((one) => one.turn))].toReversed()) {
    const used = shares.filter((one) => one.turn === turn);
    const parts: number[] = [];
    const persons: Quantity[] = [];
    for (const one of used) {
      const before = quantities[quantities.indexOf(one) - 1];
      const isOfEach =
        before?.turn === turn &&
        /\bmasing|\btiap|\bse?orang/u.test(one.before) &&
        before.value <= mostPersons;
      if (isOfEach && !used.includes(before)) persons.push(before);
      const [, word = ''] = severalEach.exec(one.before) ?? [];
      for (let count = isOfEach ? before.value : (severalWords.get(word) ?? 1); count > 0; count--)
        parts.push(one.value);
    }
    if (parts.length >= 2 && Math.abs(parts.reduce((sum, part) => sum + part, 0) - whole) < 0.01)
      return { parts, used: [...used, ...persons] };
  }
  return null;
}
const ofOther = /^(?:reserve|fee|discount|tax|waste|interest|deposit|commission)$/u;
const whole = 100;
const mostPersons = 5;
const severalEach = new RegExp(`\\b(${anySeveral})(?: \\p{L}+){1,2} masing\\b`, 'u');
const together = new RegExp(`\\bber(${anySeveral})\\b`, 'u');

const manyTimes = new RegExp(
  `\\b(?:bagian|jatah|dapat|dapet|dpt|modal)\\p{L}*\\b[^,.;?]*?\\b(\\d{1,2}|${anySeveral}) ?(?:x|kali)(?: lipat)?(?!\\p{L})`,
  'u',
);

/** One share is so many times that of each other: 'bagianku dua kali bagian temanku'. */
function readMultiple(quantities: readonly Quantity[], turns: readonly string[]): Parts | null {
  const [, written = ''] = manyTimes.exec(turns.join('. ')) ?? [];
  const many = severalWords.get(written) ?? Number(written);
  if (written === '' || many < 2) return null;
  const persons = quantities.find(
    (one) => roleOf(one).role === 'people' && one.noun?.kind === 'orang' && one.value >= 2,
  );
  const [, told = ''] = together.exec(turns.join('. ')) ?? [];
  const others = Math.min(mostPersons, persons?.value ?? severalWords.get(told) ?? 2) - 1;
  return {
    parts: [many, ...Array.from({ length: others }, () => 1)],
    used: quantities.filter((one) => one === persons || (one.unit === 'jumlah' && one.value === many)),
  };
}

const ratio = /(?<![\d.,])(\d{1,3}(?:\s*(?::|banding)\s*\d{1,3}){1,4})(?!\d|[.,]\d|\s*(?:rb|jt))/u;
const putsMore = /(?<!\p{L})(?:di|ku)?(?:tambah|nambah)\p{L}*(?!\p{L})/u;
const byCapital =
  /\b(?:sesuai|menurut|berdasar\p{L}*|sebanding|proporsional\p{L}*)(?: (?:dengan|dgn|sama|dari|jumlah|porsi|besar|proporsi))* ?(?:modal|setoran|investasi)/u;

/**
 * Parts by which a profit is shared: by a ratio, by the capital of each, by shares that make a whole, or told as parts of each ('2 bagian,
 * dua orang masing-masing 1 bagian'); of those of several messages the last.
 */
function readParts(quantities: readonly Quantity[], turns: readonly string[]): Parts | null {
  const shares = readShares(quantities);
  const at = turns.findLastIndex((turn) => ratio.test(turn));
  const [, written] = ratio.exec(turns[at] ?? '') ?? [];
  if (written !== undefined && (shares?.used[0]?.turn ?? -1) <= at)
    return {
      parts: written.split(/\s*(?::|banding)\s*/u).map(Number),
      used: quantities.filter(
        ({ turn, clause, noun, unit }) =>
          turn === at && noun === null && unit === 'jumlah' && /banding/u.test(clause),
      ),
    };
  if (byCapital.test(turns.join('. '))) {
    const used = quantities.filter(
      (one) =>
        one.unit === 'rupiah' && !/^(?:profit|turnover)$/u.test(roleOf(one).role ?? '') && !isLoss(one),
    );
    // Of whose part a later sum is, is not told.
    if (used.some(({ turn, clause }) => turn > 0 && putsMore.test(clause))) return { parts: [], used };
    if (used.length >= 2) return { parts: used.map(({ value }) => value), used };
  }
  if (shares !== null) return shares;
  const multiple = readMultiple(quantities, turns);
  if (multiple !== null) return multiple;
  const told = quantities.filter(({ noun }) => noun?.kind === 'bagian');
  if (told.length < 2) return null;
  const parts: number[] = [];
  const used: Quantity[] = [];
  for (const one of told) {
    const before = quantities[quantities.indexOf(one) - 1];
    const isOfMany =
      before?.noun?.kind === 'orang' &&
      before.turn === one.turn &&
      /\bmasing|\btiap|\bse?orang/u.test(one.before);
    const many = isOfMany ? before.value : 1;
    used.push(one, ...(isOfMany ? [before] : []));
    for (let count = 0; count < many; count++) parts.push(one.value);
  }
  return { parts, used };
}

/** The parts of a profit by a ratio, or by parts that are told of each. */
export function wrapSplit(
  quantities: readonly Quantity[],
  turns: readonly string[],
): Calculation | null | undefined {
  const split = readParts(quantities, turns);
  if (split === null) return undefined;
  const { parts, used } = split;
  // Those who share a part among them are told after the parts.
  const last = Math.max(-1, ...used.map(({ turn }) => turn));
  if (
    quantities.some((one) => one.turn > last && last >= 0 && roleOf(one).role === 'people' && one.value > 1)
  )
    return undefined;
  if (parts.length < 2 || parts.length > 5) return null;
  const isPart = ({ unit, noun, value }: Quantity): boolean =>
    unit === 'jumlah' && noun === null && parts.includes(value);
  const rest = quantities.filter(
    (one) => !used.includes(one) && !isPart(one) && roleOf(one).role !== 'people',
  );
  const reserve = rest.filter((one) => one.unit === 'persen');
  const sums = rest.filter((one) => one.unit !== 'persen');
  const [share, ...shares] = reserve;
  const isKept = share === undefined || roleOf(share).role === 'reserve' || /\bdulu\b/u.test(share.after);
  if (!isKept || shares.length > 0) return null;
  const target: Target = {
    name: 'profit',
    facts: scopes.flatMap((scope) => [
      { fact: `kept@${scope}`, doubt: scope === 'tahun' ? 1 : 0 },
      { fact: `revenue@${scope}`, doubt: scope === 'tahun' ? 1.4 : 0.4 },
    ]),
  };
  const loss = sums.find(isLoss);
  const [sole, ...more] = loss === undefined ? sums : [loss];
  const profit =
    sole !== undefined && more.length === 0 && sole.unit === 'rupiah'
      ? sole.value
      : settle(readings(sums, target, turns.length - 1, turns))?.term.value;
  if (profit === undefined || profit <= 0) return null;
  const inputs: Calculation['inputs'] = { profit };
  for (const [place, part] of parts.entries()) inputs[shareNames[place] ?? 'share1'] = part;
  if (share !== undefined) inputs.reserve = share.value;
  return { kind: 'bagi-hasil', inputs };
}
const shareNames = ['share1', 'share2', 'share3', 'share4', 'share5'] as const;
