import type { Token, Understanding } from '@kawanusaha/bahasa/understanding';
import phrases from '#content/ideas/limit-phrases.json' with { type: 'json' };
import words from '#content/ideas/said-of-others.json' with { type: 'json' };
import type { Span } from '../refused/span.ts';
import { statementsOf } from '../statements.ts';

/** How a limit is said: a word of each group, near each other in one statement and in any order. */
type Phrase = {
  readonly limit: string;
  readonly says: readonly string[][];
  /** One of these is negated besides: 'ga boleh … malam'. */
  readonly negated?: readonly string[];
  /** Words of a statement that is about something else: 'servis laptop rusak'. */
  readonly unless: readonly string[];
  /** Relatives and customers have it, too. */
  readonly ofBody?: boolean;
};

/** A limit that was said by its parts, and where. */
export type SpokenLimit = Span & { readonly id: string };

const all = phrases as readonly Phrase[];
const relatives: ReadonlySet<string> = new Set(words.relatives);
const purposes: ReadonlySet<string> = new Set(words.purposes);
const makes = /bikin/iu;
const self = /^(?:aku|saya|gue|kami)$/u;
/** Words that lie further apart belong to different things. */
const reach = 6;
const turns: ReadonlySet<string> = new Set([
  'tapi',
  'tetapi',
  'namun',
  'makanya',
  'jadi',
  'jadinya',
  'sekarang',
]);
const suffix = /(?:ku|mu|nya|nyo|ne|e)$/u;

const is = ({ normal, stem, text }: Token, group: readonly string[]): boolean =>
  group.includes(normal) ||
  group.includes(stem) ||
  group.includes(text.toLowerCase()) ||
  group.includes(normal.replace(suffix, '')) ||
  normal.split(' ').some((word) => group.includes(word));

/** The parts of a statement that a turn opens: 'bisa masak tapi lutut cedera'. */
function partsOf(statement: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of statement)
    if (turns.has(token.normal)) parts.push([]);
    else parts.at(-1)?.push(token);
  return parts.filter((part) => part.length > 0);
}

/** What a relative has who is cared for is told directly behind them: 'jaga nenek yang stroke'. */
const condition: ReadonlySet<string> = new Set([
  'yang',
  'lagi',
  'sakit',
  'stroke',
  'lumpuh',
  'kena',
  'sedang',
]);

/** The nearest words that stand for each group; null where one has none near the first. */
function findWords(part: readonly Token[], { says, negated }: Phrase): number[] | null {
  const groups = negated === undefined ? says : [...says, negated];
  for (const [start, token] of part.entries()) {
    if (!is(token, groups[0] ?? [])) continue;
    const found: number[] = [start];
    for (const [index, group] of groups.entries()) {
      if (index === 0) continue;
      const mustBeNegated = negated !== undefined && index === groups.length - 1;
      const at = part
        .map((one, place) => ({ one, place }))
        .filter(
          ({ one, place }) =>
            !found.includes(place) &&
            Math.abs(place - start) <= reach &&
            is(one, group) &&
            (!mustBeNegated || one.isNegated),
        )
        .toSorted((a, b) => Math.abs(a.place - start) - Math.abs(b.place - start))[0];
      if (at === undefined) break;
      found.push(at.place);
    }
    if (found.length === groups.length) return found;
  }
  return null;
}

/** 'Ibu lututnya sakit', 'buat yang lututnya sakit': it is another person's. */
function isOfOthers(part: readonly Token[], first: number): boolean {
  const before = part.slice(0, first + 1);
  if (before.some(({ normal }) => self.test(normal))) return false;
  return before.some(
    ({ normal, text }) => relatives.has(normal) || (purposes.has(normal) && !makes.test(text)),
  );
}

/**
 * Limits that are said in free words ('lututku cedera', 'suami ga ngasih keluar rumah', 'laptop lagi digadai'): the body,
 * hours, money, place, family, tools and the internet.
 * @param text that was read
 */
export function findSpokenLimits({ tokens }: Understanding, text: string): SpokenLimit[] {
  const parts = statementsOf(tokens, text).flatMap(partsOf);
  return parts.flatMap((part) =>
    all.flatMap((phrase): SpokenLimit[] => {
      const found = findWords(part, phrase);
      if (found === null || part.some((token) => is(token, phrase.unless))) return [];
      const places = found.toSorted((a, b) => a - b);
      const end = places.at(-1) ?? 0;
      const isTold = condition.has(part[end + 1]?.normal ?? '');
      const [first, last] = [part[places[0] ?? 0], isTold ? part.at(-1) : part[end]];
      if (first === undefined || last === undefined) return [];
      if (phrase.ofBody === true && isOfOthers(part, places[0] ?? 0)) return [];
      return [{ id: phrase.limit, start: first.start, end: last.end }];
    }),
  );
}
