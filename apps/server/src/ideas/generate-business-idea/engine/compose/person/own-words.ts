import { concept } from '@kawanusaha/bahasa/lexicon/concepts';
import { goodsKinds, isGoods } from '@kawanusaha/bahasa/lexicon/goods';
import type { ConceptMention, Token, Understanding } from '@kawanusaha/bahasa/understanding';
import { isWithin, type Span } from './refused/span.ts';

/** Kinds of which the person's own word says more than the concept's name ('sastra Jepang', 'anime', 'surfing'). */
const namedKinds: ReadonlySet<string> = new Set<string>([...goodsKinds, 'major', 'activity', 'sector']);

/** Words that stand for making something; what follows is what is made. */
const makes: ReadonlySet<string> = new Set(
  'buat masak olah goreng bakar panggang kukus racik jual produksi anyam jahit rajut tenun ukir sulam'.split(
    ' ',
  ),
);
const joins: ReadonlySet<string> = new Set([
  'dan',
  'sama',
  'serta',
  'atau',
  'dengan',
  'juga',
  'sampai',
  'terus',
]);
/** What is done to a thing, what it is grown in or how it tastes is no name of its own: who does 'budidaya lele' or 'bioflok' sells 'lele'. */
export const doneToThings: ReadonlySet<string> = new Set(
  'budidaya pembibitan bibit ternak beternak panen memanen petani peternak pembudidaya kebun tambak kandang sangrai nyangrai roasting seduh nyeduh menyeduh tanam menanam bioflok baglog kumbung olahan bikin buat jual pedas pedes'.split(
    ' ',
  ),
);
/** Who studies a field is no part of its name ('mahasiswi kebidanan'). */
const studying: ReadonlySet<string> = new Set(
  'mahasiswa mahasiswi anak siswa lulusan jurusan prodi fakultas kuliah smk'.split(' '),
);
/** Who makes or sells it is no name of a thing ('mama bikin sagu lempeng'). */
const persons: ReadonlySet<string> = new Set(
  'mama papa bapak ibu ayah nenek kakek paman bibi kakak adik nyai abah sepupu mertua suami istri keponakan tetangga teman keluarga mamak emak bunda umi abi opa oma mbah simbah eyang pakde bude paklik bulik om tante abang adek'.split(
    ' ',
  ),
);
/** How a thing sells, what it costs and how much of it there is are no names of things ('keripik laris', 'garam numpuk'). */
const conditions: ReadonlySet<string> = new Set(
  'laku laris mulu melulu ludes numpuk menumpuk anjlok naik turun murah mahal banyak sedikit langganan'.split(
    ' ',
  ),
);
/** What something is like is no name of it ('fashion etnik'). */
const qualities: ReadonlySet<string> = new Set('etnik etnis tradisional vintage jadul kekinian'.split(' '));
const shortest = 4;
const longestName = 32;
const longestInitials = 6;
const mostWords = 2;

const written = (token: Token): string => token.corrected ?? token.normal;
const between = (text: string, before: Token, after: Token): string => text.slice(before.end, after.start);
const endsItem = /[,.;:/&+()\n]/u;

/** A word that can be part of a name: letters, of some length, said without a negation. */
const canName = (token: Token): boolean =>
  !token.isNegated &&
  /^[\p{L}’'-]+$/u.test(token.text) &&
  token.text.length >= shortest &&
  !persons.has(token.normal) &&
  !conditions.has(token.normal) &&
  /[aeiou]/iu.test(token.text);

const isField = (kind: string): boolean => kind === 'major' || kind === 'smk';

/** One word for a field of study: 'PGSD' stays in capitals, a clipped word ('arsi') is written out. */
function fieldName(name: string, label: string, asWritten: string): string {
  const words = label.split(' ');
  if (words.some((word) => word.length > name.length && word.toLowerCase().startsWith(name))) return label;
  const isInitials = /^[A-Z]{2,6}$/.test(asWritten) || /^[^aeiou]{2}|[^aeiou]{3}/u.test(name);
  return isInitials && name.length <= longestInitials ? name.toUpperCase() : name;
}

/**
 * What the person calls the thing of a mention: their own words where it is a thing, the concept's name otherwise. A
 * concept holds things that are alike ('opak' and 'rengginang' are both kerupuk), but a concept cannot be sold.
 */
export function nameOf({ tokens, unknown }: Understanding, mention: ConceptMention, text: string): string {
  const { kind, label } = concept(mention.id);
  if (!namedKinds.has(kind) || (mention.via !== 'form' && mention.via !== 'typo')) return label;
  const own = tokens.filter(({ start, end }) => start >= mention.start && end <= mention.end);
  const dropped = isGoods(kind) ? doneToThings : kind === 'major' ? studying : null;
  while (dropped?.has(own[0]?.normal ?? '') === true) own.shift();
  // A slang word stands for another ('ape' for 'mau'): what it stands for is no name either.
  const isSlang = ({ text: asWritten, normal, corrected }: Token) =>
    corrected === undefined && /^\p{L}+$/u.test(asWritten) && asWritten.toLowerCase() !== normal;
  if (
    own.every(({ normal }) => qualities.has(normal)) ||
    own.some(isSlang) ||
    own.some((token) => token.stem !== token.normal && !token.normal.endsWith('an'))
  )
    return label;
  const last = tokens.indexOf(own.at(-1) as Token);
  const next = tokens[last + 1];
  const before = own.at(-1);
  if (
    isGoods(kind) &&
    next !== undefined &&
    before !== undefined &&
    unknown.includes(next) &&
    canName(next) &&
    !endsItem.test(between(text, before, next))
  )
    own.push(next);
  const name = own.map(written).join(' ');
  if (isField(kind) && own.length === 1)
    return fieldName(name, label, text.slice(mention.start, mention.end));
  const isSame = label.toLowerCase() === name;
  return isSame || name.length > longestName ? label : name;
}

/** Words of an item of a list ('getuk, mendoan, nopia'), none of which is recognised. */
type Item = { readonly tokens: Token[]; readonly isMade: boolean };

function itemsOf({ tokens, unknown }: Understanding, text: string): Item[] {
  const items: Item[] = [];
  let current: Token[] = [];
  let isMade = false;
  let isBroken = false;
  const close = () => {
    if (current.length > 0 && !isBroken) items.push({ tokens: current, isMade });
    current = [];
    isBroken = false;
  };
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1];
    if (before !== undefined && endsItem.test(between(text, before, token))) close();
    if (joins.has(token.normal)) close();
    else if (makes.has(token.normal) || makes.has(token.stem)) {
      close();
      isMade = true;
    } else if (unknown.includes(token) && canName(token)) current.push(token);
    else isBroken = true;
  }
  close();
  return items.filter((item) => item.tokens.length <= mostWords);
}

/** 'Gak kuat jalan jauh atau angkat berat': what is joined to a limit is one, too. */
function isJoinedToLimit({ tokens, concepts }: Understanding, start: number): boolean {
  const at = tokens.findIndex((token) => token.start === start);
  const join = tokens[at - 1];
  const last = tokens[at - 2];
  if (join === undefined || last === undefined || !joins.has(join.normal)) return false;
  return concepts.some(({ id, end }) => end === last.end && concept(id).kind === 'limit');
}

export type OwnThing = { readonly name: string; readonly concept: string };

/**
 * Things that no lexicon knows ('nopia', 'karak kaliang'): an item of a list in which others are things, or what is made
 * by a person who likes such things. Each stands beside the known thing that it is most likely of a kind with.
 * @param read a field of the request
 * @param text that field
 * @param likes concepts of what the person likes, tried where the list itself has no known thing
 * @param refusals parts of the text that say what they keep away from
 */
export function findOwnThings(
  read: Understanding,
  text: string,
  likes: readonly string[],
  refusals: readonly Span[] = [],
): OwnThing[] {
  const known = read.concepts.filter(({ id, negated }) => !negated && isGoods(concept(id).kind));
  const liked = likes.find((id) => isGoods(concept(id).kind));
  return itemsOf(read, text).flatMap(({ tokens, isMade }) => {
    const start = tokens[0]?.start ?? 0;
    if (isWithin(refusals, start) || isJoinedToLimit(read, start)) return [];
    const nearest = known.toSorted((a, b) => Math.abs(a.start - start) - Math.abs(b.start - start))[0];
    const id = nearest?.id ?? (isMade ? liked : undefined);
    return id === undefined ? [] : [{ name: tokens.map(({ normal }) => normal).join(' '), concept: id }];
  });
}
