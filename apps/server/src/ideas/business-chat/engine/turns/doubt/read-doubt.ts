import words from '#content/chat/doubt-words.json' with { type: 'json' };
import { asksWhether, asksWhetherBefore } from '../../choose/read/asks-whether.ts';

/** What a message wants of the answer before it, the most particular first. */
const kinds = ['difference', 'law', 'reason', 'doubt'] as const;
type DoubtKind = (typeof kinds)[number];

/** A message about the answer before it. */
export type Doubt = {
  readonly kind: DoubtKind;
  /** All else that it says, as it was written. */
  readonly rest: string;
  /** Of the rest what may only say again what is doubted, in the same breath: of 'serius gratis?' it is 'gratis'. */
  readonly again: string;
  /** Whether the rest only speaks against the answer, beside a doubt that is a clause of its own: 'masa sih, warung sebelah juga begitu'. */
  readonly isCounter: boolean;
  /** Whether it names the verdict: 'kenapa ga boleh'. */
  readonly namesVerdict: boolean;
  /** Whether it points to what the answer says: 'kok gitu', 'kok mahal'. */
  readonly echoes: boolean;
};

const sticky = (parts: readonly string[]): RegExp =>
  new RegExp(`(?:${parts.join('|')})(?![\\p{L}\\p{N}])`, 'iuy');
const within = (parts: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${parts.join('|')})(?![\\p{L}\\p{N}])`, 'iu');

const parts: Readonly<Record<DoubtKind, RegExp>> = {
  difference: sticky(words.differences),
  law: sticky(words.laws),
  reason: sticky(words.reasons),
  doubt: sticky(words.doubts),
};
/** 'emang' doubts only what it stands before: 'emang harus?', but not 'emang berapa persen?'. */
const weak = sticky(words.weakDoubts);
const earlier = sticky(words.earlier);
const verdict = sticky(words.verdicts);
const filler = sticky([...words.openers, ...words.softeners]);
const echo = sticky(words.echoes);
const against = within(words.counters);
const intends = within(words.intends);
const asked = within(words.questions);
const infers = sticky(words.inferences);
const gap = /[^\p{L}\p{N}?]+|(?<!\p{L})\?/uy;

/** A comma or a full stop between figures parts none. */
const clauseEnd = /(?<=[?!\n])|(?<=[.,;:…])(?!\d)/u;

type Clause = {
  readonly kinds: ReadonlySet<DoubtKind>;
  readonly namesVerdict: boolean;
  readonly echoes: boolean;
  readonly pointsBack: boolean;
  readonly rest: string;
};

const matchAt = (pattern: RegExp, text: string, at: number): number | null => {
  pattern.lastIndex = at;
  return pattern.test(text) && pattern.lastIndex > at ? pattern.lastIndex : null;
};

/** Reads a clause from its beginning as long as its words are of a doubt; one that has none is left whole. */
function readClause(clause: string): Clause {
  const found = new Set<DoubtKind>();
  let [at, isWeak, namesVerdict, echoes, pointsBack] = [0, false, false, false, false];
  for (;;) {
    const passed = matchAt(gap, clause, at) ?? (clause[at] === '?' ? at + 1 : null);
    if (passed !== null) {
      at = passed;
      continue;
    }
    const kind = kinds.find((one) => matchAt(parts[one], clause, at) !== null);
    const back = kind === undefined ? matchAt(earlier, clause, at) : null;
    const isDoubted = found.size > 0 || isWeak;
    const judged = isDoubted ? matchAt(verdict, clause, at) : null;
    const echoed = isDoubted ? matchAt(echo, clause, at) : null;
    const next =
      (kind === undefined ? (back ?? judged ?? echoed) : matchAt(parts[kind], clause, at)) ??
      matchAt(weak, clause, at) ??
      matchAt(filler, clause, at);
    if (next === null) break;
    if (kind !== undefined) found.add(kind);
    else if (back !== null) pointsBack = true;
    else if (judged !== null) namesVerdict = true;
    else if (echoed !== null) echoes = true;
    else if (matchAt(weak, clause, at) !== null) isWeak = true;
    at = next;
  }
  const rest = clause.slice(at).trim();
  if (isWeak && found.size === 0 && rest === '' && (namesVerdict || echoes || pointsBack)) found.add('doubt');
  // What only points back or is spoken to a person belongs to the clause before it.
  const isSpoken = found.size > 0 || rest === '';
  return { kinds: found, namesVerdict, echoes, pointsBack, rest: isSpoken ? rest : clause.trim() };
}

/** Whether a clause asks something of its own. */
const asksOwn = (clause: string): boolean =>
  clause.includes('?') ||
  asked.test(clause) ||
  matchAt(infers, clause, 0) !== null ||
  asksWhether(clause) ||
  asksWhetherBefore(clause);

/**
 * Whether a message doubts the answer before it, or asks for its reason, the law behind it, or the difference to before.
 * @param text as it was written
 * @returns null where it does not; what else it says is for the caller to weigh
 */
export function readDoubt(text: string): Doubt | null {
  const clauses = text
    .split(clauseEnd)
    .map(readClause)
    .filter((one) => one.kinds.size > 0 || one.pointsBack || one.rest !== '');
  const first = clauses.findIndex((one) => one.kinds.size > 0);
  const doubted = clauses[first];
  if (doubted === undefined) return null;
  const pointsBack = clauses.some((one) => one.pointsBack);
  // 'bedanya apa?' that points to nothing of before asks of the subject alone.
  const kind = kinds.find(
    (one) => (one !== 'difference' || pointsBack) && clauses.some((clause) => clause.kinds.has(one)),
  );
  if (kind === undefined) return null;
  const others = clauses.filter((one) => one !== doubted && one.rest !== '');
  const tail = doubted.rest;
  const rest = clauses.flatMap((one) => (one.rest === '' ? [] : [one.rest])).join(', ');
  // What was told before it is what is doubted, and who intends something goes on.
  if (clauses.slice(0, first).some((one) => one.rest !== '') || intends.test(rest)) return null;
  return {
    kind,
    rest,
    again: kind === 'doubt' && others.length === 0 && !asked.test(tail) ? tail : '',
    isCounter:
      doubted.kinds.has('doubt') &&
      tail === '' &&
      others.some((one) => against.test(one.rest)) &&
      !others.some((one) => one.kinds.size > 0 || asksOwn(one.rest)),
    namesVerdict: clauses.some((one) => one.namesVerdict),
    echoes: clauses.some((one) => one.echoes),
  };
}
