import type { Rule } from './rule.ts';
import { rules } from './rules.ts';
import { combine, type Term } from './term.ts';

/** How many readings of one value are kept. */
const most = 14;
const rounds = 8;

const mayFall = /^(?:bundleProfit|profit|gross|unitProfit|margin|markup|return|grown|growth|share|kept)/u;

/** The rules by which a fact can follow, by what they give. */
const byGiven = new Map<string, Rule[]>();
for (const rule of rules) byGiven.set(rule.gives, [...(byGiven.get(rule.gives) ?? []), rule]);

/**
 * Rules from which facts can follow, in the end.
 * @param targets the facts
 */
export function rulesOf(targets: readonly string[]): Rule[] {
  const wanted = new Set(targets);
  const found: Rule[] = [];
  for (const fact of wanted)
    for (const rule of byGiven.get(fact) ?? []) {
      found.push(rule);
      for (const need of rule.of) wanted.add(need);
    }
  return found;
}

function* combinations(options: readonly (readonly Term[])[]): Generator<Term[]> {
  const [first, ...rest] = options;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const term of first) for (const others of combinations(rest)) yield [term, ...others];
}

/** A reading that holds more figures is kept before one that is a little nearer to the words. */
const perFigure = 0.5;
const figuresIn = ({ ids }: Term): number => ids.toString(2).replaceAll('0', '').length;

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= Math.abs(one) * 1e-6;

/** Adds a reading; whether it is another than those that are known. */
function keep(known: Term[], term: Term): boolean {
  const same = known.findIndex((one) => one.ids === term.ids && isNear(one.value, term.value));
  if (same >= 0) {
    if ((known[same]?.doubt ?? 0) <= term.doubt) return false;
    known[same] = term;
    return true;
  }
  known.push(term);
  if (known.length <= most) return true;
  known.sort((a, b) => a.doubt - b.doubt - perFigure * (figuresIn(a) - figuresIn(b)));
  const dropped = known.pop();
  return dropped !== term;
}

/**
 * Everything that follows from figures for the facts that are asked, by rules tried from what is asked backwards; no figure stands twice in
 * a reading.
 * @param leaves readings of the figures themselves, by fact
 * @param targets facts that are asked
 */
export function solve(
  leaves: ReadonlyMap<string, readonly Term[]>,
  targets: readonly string[],
): Map<string, Term[]> {
  const known = new Map([...leaves].map(([fact, terms]) => [fact, [...terms]]));
  const used = rulesOf(targets);
  for (let round = 0; round < rounds; round++) {
    let isChanged = false;
    for (const rule of used) {
      const options = rule.of.map((fact) => known.get(fact) ?? []);
      if (options.some((terms) => terms.length === 0)) continue;
      const given = known.get(rule.gives) ?? [];
      known.set(rule.gives, given);
      for (const parts of combinations(options.map((terms) => [...terms]))) {
        const [sole, part] = parts;
        // What is taken of a sum is a part of that sum, not of another.
        const base = part?.of[0];
        if (
          rule.gives === 'rest' &&
          rule.isOfItself === true &&
          sole !== undefined &&
          base !== undefined &&
          !isNear(sole.value, base.value)
        )
          continue;
        const term =
          rule.operation === 'sum' && parts.length === 1 && sole !== undefined
            ? { ...sole, doubt: sole.doubt + rule.doubt }
            : combine(rule.label, rule.unit, rule.operation, parts, rule.doubt, rule.isOfItself);
        // Only a profit can be less than nothing.
        if (term === null || (term.value < 0 && !mayFall.test(rule.gives))) continue;
        const isLoss = rule.gives === 'unitProfit' && term.value < 0;
        // A wish that is little beside the cost of all is one of each.
        const isOfEach =
          rule.gives === 'batchGoal' && part !== undefined && part.value < (sole?.value ?? 0) / 10;
        if (keep(given, isLoss || isOfEach ? { ...term, doubt: term.doubt + (isLoss ? 0.6 : 1.2) } : term))
          isChanged = true;
      }
    }
    if (!isChanged) break;
  }
  return known;
}
