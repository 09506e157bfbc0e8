import type { Token } from '@kawanusaha/bahasa/understanding';
import deeds from '#content/ideas/refused-deeds.json' with { type: 'json' };

/** Words of which one of each group stands near the others, and words beside which they mean something lawful. */
type Rule = {
  readonly all: string[][];
  readonly within?: number;
  readonly unless?: string[];
  /** What makes one of its words another thing directly before it ('cap harimau') … */
  readonly unlessBehind?: string[];
  /** … or directly behind it ('tanpa surat lamaran'). */
  readonly unlessBefore?: string[];
  /** Its words are plain enough to belong together also across a comma. */
  readonly across?: boolean;
};
/** A term, word by word. */
type Term = readonly RegExp[];
type Compiled = {
  readonly id: string;
  readonly groups: readonly Term[][];
  readonly within: number;
  readonly unless: readonly Term[];
  readonly unlessBehind: readonly Term[];
  readonly unlessBefore: readonly Term[];
  readonly across: boolean;
};
type Span = { readonly from: number; readonly to: number };

/** So many words before a deed a word against it speaks of it: 'lapor situs judi'. */
const nearby = 5;
/** Of a rule of one group any distance is right. */
const widest = 30;
const negators: ReadonlySet<string> = new Set(['tidak', 'tanpa', 'bukan', 'jangan', 'belum']);

const named: Readonly<Record<string, string[]>> = deeds.words;
const spelledOut = (terms: readonly string[]): string[] =>
  terms.flatMap((term) => (term.startsWith('@') ? (named[term.slice(1)] ?? []) : [term]));

/** 'Cewek' is also 'ceweknya', 'cewek2' and 'cewek-cewek'; 'jual*' whatever begins with it. */
function wordPattern(word: string): RegExp {
  const plain = word.replaceAll('*', '').replaceAll('+', String.raw`\+`);
  return word.endsWith('*')
    ? new RegExp(`^${plain}`, 'u')
    : new RegExp(`^${plain}(?:nya|ku|mu|2|-${plain}(?:nya)?)?$`, 'u');
}
const toTerms = (terms: readonly string[]): Term[] =>
  spelledOut(terms).map((term) => term.split(' ').map(wordPattern));

const rules: readonly Compiled[] = Object.entries(deeds.rules as Record<string, Rule[]>).flatMap(
  ([id, ofKind]) =>
    ofKind.map(({ all, within, unless, unlessBehind, unlessBefore, across }) => ({
      id,
      groups: all.map(toTerms),
      within: within ?? widest,
      unless: toTerms(unless ?? []),
      unlessBehind: toTerms(unlessBehind ?? []),
      unlessBefore: toTerms(unlessBefore ?? []),
      across: across === true,
    })),
);
const everLawful = toTerms(deeds.lawful);
const lawfulBefore = toTerms(deeds.lawfulBefore);

const isWord = ({ text, normal }: Token, word: RegExp): boolean =>
  word.test(text.toLowerCase()) || word.test(normal);

function findTerm(tokens: readonly Token[], term: Term): Span[] {
  return tokens.flatMap((_, from): Span[] =>
    term.every((word, at) => {
      const token = tokens[from + at];
      return token !== undefined && isWord(token, word);
    })
      ? [{ from, to: from + term.length - 1 }]
      : [],
  );
}

const isSaid = (tokens: readonly Token[], terms: readonly Term[]): boolean =>
  terms.some((term) => findTerm(tokens, term).length > 0);

/** Where one of each group stands, each in a place of its own; every such choice. */
function chooseEach(spans: readonly Span[][], taken: readonly Span[] = []): Span[] {
  const [first, ...rest] = spans;
  if (first === undefined)
    return [{ from: Math.min(...taken.map(({ from }) => from)), to: Math.max(...taken.map(({ to }) => to)) }];
  return first
    .filter((span) => !taken.some(({ from, to }) => span.from <= to && from <= span.to))
    .flatMap((span) => chooseEach(rest, [...taken, span]));
}

/** Whether a comma or the end of a sentence stands between two of these words: beyond it another thing is told. */
const isParted = (text: string, tokens: readonly Token[], { from, to }: Span): boolean =>
  tokens
    .slice(from, to)
    .some(({ end }, at) => /[,;:.!?\n]/u.test(text.slice(end, tokens[from + at + 1]?.start)));

/** Whether the word directly before or behind makes these words another thing: 'susu beruang', 'tanpa surat lamaran'. */
function isOtherThing(
  text: string,
  tokens: readonly Token[],
  { from, to }: Span,
  { unlessBehind, unlessBefore }: Compiled,
): boolean {
  const isBeside = (at: number, terms: readonly Term[]): boolean =>
    isSaid(tokens.slice(Math.max(at, 0), at + 1), terms);
  return (
    (isBeside(from - 1, unlessBehind) && !isParted(text, tokens, { from: from - 1, to: from })) ||
    (isBeside(to + 1, unlessBefore) && !isParted(text, tokens, { from: to, to: to + 1 }))
  );
}

/**
 * The forbidden thing (a concept of kind `illegal`) that a person says they do without its name: a deed and its object near
 * each other ('titipan angka' beside 'SGP'). What is negated, or stands beside words that mean it otherwise, is none.
 * @param text one field of the request
 * @param tokens its words
 */
export function findDeed(text: string, tokens: readonly Token[]): string | null {
  if (isSaid(tokens, everLawful)) return null;
  const lawful = lawfulBefore.flatMap((term) => findTerm(tokens, term));
  const isLawful = ({ from }: Span): boolean =>
    lawful.some(
      (span) =>
        span.to < from && from - span.to <= nearby && !isParted(text, tokens, { from: span.from, to: from }),
    );
  const isMeant = ({ from }: Span): boolean => {
    const token = tokens[from];
    return token !== undefined && (!token.isNegated || negators.has(token.normal));
  };
  for (const rule of rules) {
    const { id, groups, within, unless, across } = rule;
    const spans = groups.map((terms) =>
      terms
        .flatMap((term) => findTerm(tokens, term))
        .filter((span) => isMeant(span) && !isOtherThing(text, tokens, span, rule)),
    );
    if (spans.some((found) => found.length === 0) || isSaid(tokens, unless)) continue;
    const deed = chooseEach(spans).find(
      (span) => span.to - span.from <= within && (across || !isParted(text, tokens, span)) && !isLawful(span),
    );
    if (deed !== undefined) return id;
  }
  return null;
}
