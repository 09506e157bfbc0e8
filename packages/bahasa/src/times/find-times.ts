import { compiled } from '../lexicon/compiled-lexicon.ts';
import { hasRole } from '../lexicon/function-words.ts';
import type { Unit } from '../match/units.ts';
import type { Break } from '../negation/clauses.ts';
import type { TimeKind } from '../understanding.ts';

/** A time over the units from `from` to before `to`. */
export type TimeMatch = {
  readonly kind: TimeKind;
  readonly from: number;
  readonly to: number;
  readonly isOnly: boolean;
};

const kinds: ReadonlyMap<string, TimeKind> = new Map(compiled.times);
const longest = 3;
/** Words between 'cuma' and the time: 'cuma ada waktu malam'. */
const reach = 5;

/**
 * The times of a text: parts of the day, week-end, days off. 'malam' after 'cuma' or before 'saja' is the only one.
 * @param units its normal words
 * @param breaks what stands before each written word
 * @returns matches in the order of the text, the longest phrase at each place
 */
export function findTimes(units: readonly Unit[], breaks: readonly Break[]): TimeMatch[] {
  const found: TimeMatch[] = [];
  for (let from = 0; from < units.length; from++) {
    const match = timeAt(units, from);
    // 'makan siang' is a meal, 'tidur siang' no time to work in.
    if (!match || /^(makan|tidur)$/.test(units[from - 1]?.stem ?? '')) continue;
    found.push({ ...match, from, isOnly: isOnly(units, breaks, from, match.to) });
    from = match.to - 1;
  }
  return found;
}

function timeAt(units: readonly Unit[], from: number): { kind: TimeKind; to: number } | undefined {
  for (let to = Math.min(units.length, from + longest); to > from; to--) {
    const kind = kinds.get(
      units
        .slice(from, to)
        .map(({ normal }) => normal)
        .join(' '),
    );
    if (kind) return { kind, to };
  }
  return undefined;
}

function isOnly(units: readonly Unit[], breaks: readonly Break[], from: number, to: number): boolean {
  const after = units[to];
  if (after && (after.normal === 'saja' || after.normal === 'hari') && breaks[after.word] === 'none') {
    if (after.normal === 'saja' || units[to + 1]?.normal === 'saja') return true;
  }
  for (let at = from - 1; at >= Math.max(0, from - reach); at--) {
    const unit = units[at];
    if (!unit || (breaks[units[at + 1]?.word ?? 0] ?? 'none') === 'sentence') return false;
    if (hasRole('onlyWords', unit.normal) && unit.normal !== 'saja') return true;
    if (hasRole('contrast', unit.normal)) return false;
  }
  return false;
}
