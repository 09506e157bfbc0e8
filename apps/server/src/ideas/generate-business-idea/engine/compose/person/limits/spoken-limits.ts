import type { Token, Understanding } from '@kawanusaha/bahasa/understanding';
import phrases from '#content/ideas/limit-phrases.json' with { type: 'json' };
import words from '#content/ideas/said-of-others.json' with { type: 'json' };
import { isDenied } from './is-denied.ts';
import type { Span } from '../refused/span.ts';
import { statementsOf } from '../statements.ts';

/** How a limit is said: a word of each group, near each other in one statement and in any order. */
type Phrase = {
  readonly limit: string;
  readonly says: readonly string[][];
  /** In this order, and the last two next to each other: 'takut orang', 'sampai sore'. */
  readonly inRow?: boolean;
  /** One of these is negated besides: 'ga boleh … malam'. */
  readonly negated?: readonly string[];
  /** Words of a statement that is about something else: 'servis laptop rusak'. */
  readonly unless: readonly string[];
  /** The same, in the statement before as well: 'servis HP, laptop rusak'. */
  readonly trade?: readonly string[];
  /** Times of which the text says that they are free, which refutes the limit: 'pagi kuliah sampai siang, sore kosong'. */
  readonly free?: readonly string[];
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

/** Words that part no two words of a row: 'takut sama orang', 'grogi di depan orang'. */
const links: ReadonlySet<string> = new Set([
  'ada',
  'dengan',
  'di',
  'hari',
  'juga',
  'kalau',
  'ke',
  'masih',
  'oleh',
  'pada',
  'punya',
  'sama',
  'yang',
]);
const joins: ReadonlySet<string> = new Set(['dan', 'serta']);

const between = (part: readonly Token[], a: number, b: number): readonly Token[] =>
  part.slice(Math.min(a, b) + 1, Math.max(a, b));

/** Whether a word may stand for the next group behind those that were found. */
function follows(
  part: readonly Token[],
  { says, inRow }: Phrase,
  found: readonly number[],
  at: number,
): boolean {
  const last = found.at(-1) ?? 0;
  if (inRow !== true || found.length >= says.length) return true;
  if (at < last) return false;
  return found.length < says.length - 1 || between(part, last, at).every(({ normal }) => links.has(normal));
}

/** Whether the negation is that of the deed: 'jaga warung dan tidak bisa masak' speaks of another one. */
const isOfDeed = (part: readonly Token[], deed: number, at: number): boolean =>
  part[deed]?.isNegated === true || !between(part, deed, at).some(({ normal }) => joins.has(normal));

/** The nearest words that stand for each group; null where one has none near the first. */
function findWords(part: readonly Token[], phrase: Phrase): number[] | null {
  const { says, negated } = phrase;
  const groups = negated === undefined ? says : [...says, negated];
  const isWord = (token: Token) => negated === undefined && is(token, says.flat());
  const isMeant = (at: number, index: number, start: number): boolean => {
    if (negated === undefined) return !isDenied(part.slice(0, at), isWord);
    if (index < says.length) return true;
    return (part[at]?.isNegated === true || isDenied(part.slice(0, at))) && isOfDeed(part, start, at);
  };
  for (const [start, token] of part.entries()) {
    if (!is(token, groups[0] ?? []) || !isMeant(start, 0, start)) continue;
    const found: number[] = [start];
    for (const [index, group] of groups.entries()) {
      if (index === 0) continue;
      const at = part
        .map((one, place) => ({ one, place }))
        .filter(
          ({ one, place }) =>
            !found.includes(place) &&
            Math.abs(place - start) <= reach &&
            is(one, group) &&
            isMeant(place, index, start) &&
            follows(part, phrase, found, place),
        )
        .toSorted((a, b) => Math.abs(a.place - start) - Math.abs(b.place - start))[0];
      if (at === undefined) break;
      found.push(at.place);
    }
    if (found.length === groups.length) return found;
  }
  return null;
}

const isFree = ['kosong', 'luang', 'longgar', 'senggang', 'bebas', 'libur', 'bisa'];
const only = /^(?:cuma|cuman|hanya|bisanya)$/u;

/** Whether a statement says that one of these times is free; 'cuma malam kosong' says that no other one is. */
const namesFree = (statement: readonly Token[], { free = [] }: Phrase): boolean =>
  !statement.some(({ normal }) => only.test(normal)) &&
  findWords(statement, { limit: '', says: [[...free], isFree], inRow: true, unless: [] }) !== null;

/** Whether a part is about something else: work, goods, what another one has. */
function isElse(part: readonly Token[], before: readonly Token[], { unless, trade = [] }: Phrase): boolean {
  const says = (words: readonly string[]) =>
    part.some((token, at) => is(token, words) && !isDenied(part.slice(0, at)));
  if (says(unless) || says(trade)) return true;
  return !part.some(({ normal }) => self.test(normal)) && before.some((token) => is(token, trade));
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
  const statements = statementsOf(tokens, text);
  const parts = statements.flatMap((statement, at) =>
    partsOf(statement).map((part) => ({ part, before: statements[at - 1] ?? [] })),
  );
  return parts.flatMap(({ part, before }) =>
    all.flatMap((phrase): SpokenLimit[] => {
      const found = findWords(part, phrase);
      if (found === null || isElse(part, before, phrase)) return [];
      if (phrase.free !== undefined && statements.some((one) => namesFree(one, phrase))) return [];
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
