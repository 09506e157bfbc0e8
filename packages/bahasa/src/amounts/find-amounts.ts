import type { Amount, AmountKind } from '../understanding.ts';
import {
  above,
  aboveAfter,
  below,
  belowAfter,
  capitalBefore,
  counted,
  moneyBefore,
  notAmountBefore,
  periods,
  phraseAt,
  phraseBefore,
  rangeWords,
  unitKinds,
  weights,
} from './amount-words.ts';
import { readLexemes, type Lexeme } from './lexemes.ts';
import { readQuantity, type Quantity } from './read-quantity.ts';

/**
 * The amounts of a text: money in rupiah, counts, percent, durations, weight.
 * @param text the original text
 * @returns amounts in the order of the text; '2-3 juta' is one, 'di bawah 1 juta' begins at 0
 */
export function findAmounts(text: string): Amount[] {
  const lexemes = readLexemes(text);
  const found: Amount[] = [];
  let at = 0;
  while (at < lexemes.length) {
    const read = isPartOfWord(lexemes, at) ? undefined : readAmount(lexemes, at);
    if (read?.amount) found.push(read.amount);
    at = read?.next ?? at + 1;
  }
  return found;
}

type Reading = { readonly amount?: Amount; readonly next: number };

const isCurrency = (lexeme: Lexeme | undefined): boolean => lexeme?.text === 'rp' || lexeme?.text === 'idr';

/** 'p5', '3d' and 's1' are words; 'rp500' is not. */
function isPartOfWord(lexemes: readonly Lexeme[], at: number): boolean {
  const before = lexemes[at - 1];
  const lexeme = lexemes[at];
  if (lexeme?.number === undefined || !before || before.end !== lexeme.start) return false;
  return /^[a-z]/.test(before.text) && !isCurrency(before);
}

function readAmount(lexemes: readonly Lexeme[], from: number): Reading | undefined {
  const first = readQuantity(lexemes, from);
  if (!first) return undefined;
  const upper = readUpper(lexemes, first);
  const last = upper ?? first;
  const before = skipBack(lexemes, from);
  const kind = kindOf(lexemes, first, last, before);
  if (!kind) return { next: last.to };
  const factor = moneyFactor(lexemes, first, upper, kind.kind, before);
  const values = scale(first, upper, kind, factor);
  const limits = applyBounds(lexemes, before, kind.to, values);
  const per = periods.find(([, phrases]) => phraseAt(lexemes, limits.to, phrases) > 0);
  const to = per ? limits.to + phraseAt(lexemes, limits.to, per[1]) : limits.to;
  const start = lexemes[isCurrency(lexemes[from - 1]) ? from - 1 : from]?.start ?? 0;
  return {
    amount: {
      kind: kind.kind,
      min: limits.min,
      max: limits.max,
      ...(kind.unit === undefined ? {} : { unit: kind.unit }),
      ...(per ? { per: per[0] } : {}),
      start,
      end: lexemes[to - 1]?.end ?? start,
    },
    next: to,
  };
}

/** The place before 'Rp' and before 'sekitar', where a bound or 'modal' would stand. */
function skipBack(lexemes: readonly Lexeme[], from: number): number {
  let before = from;
  while (
    /^(rp|idr|sekitar|kira|kurleb|an|cuma|hanya|ada|punya|cm|cuman|sebesar|aku|saya|gue|nya|ku|sekitaran|paling|skitar|mung|sktr|antara)$/.test(
      lexemes[before - 1]?.text ?? '',
    )
  ) {
    if (phraseBefore(lexemes, before, below) > 0 || phraseBefore(lexemes, before, above) > 0) break;
    before--;
  }
  return before;
}

function readUpper(lexemes: readonly Lexeme[], first: Quantity): Quantity | undefined {
  const separator = lexemes[first.to];
  if (!separator) return undefined;
  const isBetween = separator.text === 'dan' && lexemes[first.from - 1]?.text === 'antara';
  const isTo =
    separator.text === 's' && lexemes[first.to + 1]?.text === '/' && lexemes[first.to + 2]?.text === 'd';
  if (!rangeWords.has(separator.text) && !isBetween && !isTo) return undefined;
  let at = first.to + (isTo ? 3 : 1);
  if (separator.text === '-' && lexemes[at]?.text === 'an') return undefined;
  if (isCurrency(lexemes[at])) at++;
  return readQuantity(lexemes, at);
}

type KindReading = {
  readonly kind: AmountKind;
  readonly to: number;
  readonly unit?: string;
  readonly factor?: number;
};

function kindOf(
  lexemes: readonly Lexeme[],
  first: Quantity,
  last: Quantity,
  before: number,
): KindReading | undefined {
  const isMultiplied = first.multiplier > 1 || last.multiplier > 1;
  const hasCurrency = isCurrency(lexemes[first.from - 1]);
  // 'jutaan' written '1jt-an'
  const to = lexemes[last.to]?.text === '-' && lexemes[last.to + 1]?.text === 'an' ? last.to + 2 : last.to;
  const unit = lexemes[to]?.text ?? '';
  const previous = lexemes[before - 1]?.text ?? '';
  if (!hasCurrency) {
    if (notAmountBefore.has(previous) && !isMultiplied) return undefined;
    if (unit === '%') return { kind: 'percent', to: to + 1 };
    const timed = unitKinds.get(unit);
    if (timed && !isMultiplied) return { kind: timed, to: to + 1 };
    const weight = weights.get(unit);
    if (weight !== undefined) return { kind: 'weight', to: to + 1, factor: weight };
    if (counted.has(unit)) return { kind: 'count', to: to + 1, unit };
  }
  if (hasCurrency || isMultiplied) return { kind: 'money', to };
  const written = lexemes[first.from];
  if (moneyBefore.has(previous) && (first.hasFigures || first.isCoin || first.value === 0))
    return { kind: 'money', to };
  if (first.isCoin) return { kind: 'money', to };
  const isGrouped =
    written !== undefined &&
    (written.text.includes('.') || written.text.length > 4) &&
    first.value >= 1000 &&
    first.value < 1e9;
  return isGrouped && first.hasFigures && !isPhone(written) ? { kind: 'money', to } : undefined;
}

const isPhone = ({ start, end, number }: Lexeme): boolean =>
  end - start >= 9 && String(number).length < end - start;

/** 'modal 500' and 'modal gope' mean thousands. */
function moneyFactor(
  lexemes: readonly Lexeme[],
  first: Quantity,
  upper: Quantity | undefined,
  kind: AmountKind,
  before: number,
): number {
  const last = upper ?? first;
  if (kind !== 'money' || isCurrency(lexemes[first.from - 1]) || first.multiplier > 1 || last.multiplier > 1)
    return 1;
  const isCapital = capitalBefore.has(lexemes[before - 1]?.text ?? '');
  return isCapital && first.value >= 10 && last.value < 1000 ? 1000 : 1;
}

function scale(
  first: Quantity,
  upper: Quantity | undefined,
  { kind, factor: unitFactor = 1 }: KindReading,
  factor: number,
): { readonly min: number; readonly max: number } {
  const exact = (value: number): number => (kind === 'money' ? Math.round(value) : value);
  let min = first.value * factor * unitFactor;
  const max = (upper ?? first).value * factor * unitFactor;
  if (upper && first.multiplier === 1 && upper.multiplier > 1) {
    // '2-3 juta' shares the unit; '500 sampai 1 juta' cannot, so the first is thousands.
    const shared = first.value * upper.multiplier;
    min = shared <= max ? shared : first.value * (upper.multiplier / 1000);
  }
  return { min: exact(Math.min(min, max)), max: exact(Math.max(min, max)) };
}

function applyBounds(
  lexemes: readonly Lexeme[],
  before: number,
  to: number,
  { min, max }: { readonly min: number; readonly max: number },
): { readonly min: number; readonly max: number | null; readonly to: number } {
  // 'minimal untung 50rb', 'maksimal modal 1 juta'
  const start = moneyBefore.has(lexemes[before - 1]?.text ?? '') ? before - 1 : before;
  const isBound = (phrases: readonly (readonly string[])[]): boolean =>
    phraseBefore(lexemes, before, phrases) > 0 || phraseBefore(lexemes, start, phrases) > 0;
  if (isBound(below)) return { min: 0, max, to };
  if (isBound(above)) return { min, max: null, to };
  const isBelow = phraseAt(lexemes, to, belowAfter);
  if (isBelow > 0) return { min: 0, max, to: to + isBelow };
  const isAbove = phraseAt(lexemes, to, aboveAfter);
  return isAbove > 0 ? { min, max: null, to: to + isAbove } : { min, max, to };
}
