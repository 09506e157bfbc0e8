import { isGoods } from '@kawanusaha/bahasa/lexicon/goods';
import type { Candidate } from './candidate.ts';
import { labelOf } from './concept-of.ts';
import { offerWords } from './content.ts';
import { teaches } from './field-of-study.ts';
import type { Place } from './person/read-place.ts';

const small = new Set(['dan', 'untuk', 'dari', 'di', 'dengan', 'atau', 'ke']);

/** 'pisang epe' → 'Pisang Epe'; words with capitals of their own ('UI/UX', 'iPhone') stay. */
export function titleCase(text: string): string {
  return text
    .split(' ')
    .map((word, index) =>
      /[A-Z]/.test(word) || (index > 0 && small.has(word))
        ? word
        : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');
}

/** A text with its first letter in upper case. */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Skills, majors and tools are what one works with, not what one sells. */
const worked = new Set([
  'skill',
  'major',
  'smk',
  'tool',
  'sector',
  'activity',
  'service',
  'platform',
  'customer',
]);
/** Words that begin alike ('video', 'videografi') say the same. */
const sameFrom = 5;
const goodsGroups = new Set(['makanan', 'segar', 'kriya', 'dagang']);

/** A verb ('merawat orang') is what one does, not a field that something belongs to. */
const isVerb = (label: string): boolean => /^(?:me[mnlrw]|meng|meny|ber)[a-z]+(?: |$)/.test(label);
const formal = /^(?:jurusan|smk|d[34]|prodi|fakultas|ilmu|keahlian|tata cara|jasa)\s+/i;
/** The field that a major, a programme or a subject stands for: 'jurusan farmasi' is 'farmasi'. */
const fieldOf = (label: string): string => label.replace(formal, '');

/** How a kind of word is joined to what is sold; a field in general. */
const joined: Readonly<Record<string, string>> = { customer: 'untuk', platform: 'di', tool: 'dengan' };

/** What the person wrote, to be said beside the offer's general words; null where those say it or it is no field. */
function ownField({ offer, subject }: Candidate): string | null {
  if (goodsGroups.has(offer.group) || (isVerb(subject.label) && offer.skill.includes(subject.id)))
    return null;
  const field = fieldOf(subject.label);
  const said = `${offer.genericBrand} ${offer.genericProduct}`.toLowerCase();
  const words = field.toLowerCase().split(' ');
  const isWordSaid = (word: string) => said.includes(word.slice(0, sameFrom));
  const isSaid = offer.skill.includes(subject.id) ? words.some(isWordSaid) : words.every(isWordSaid);
  return isSaid ? null : field;
}

/** Whether the offer's general texts say it better: the word is wide, the offer's own, or a way of working with it. */
function usesGeneric({ subject, offer }: Candidate, kind: string): boolean {
  if (subject.isOwnName && isGoods(kind)) return false;
  if (subject.isGeneric || offer.covers.includes(subject.id) || offer.skill.includes(subject.id))
    return worked.has(kind) || subject.isGeneric;
  return worked.has(kind) && (goodsGroups.has(offer.group) || kind === 'major' || kind === 'smk');
}

/** 'Survei Geologi', but no 'Olah Data Teknik Pertambangan': a field of study names only what it teaches, or a lesson in it. */
const isTaught = ({ subject, offer }: Candidate): boolean =>
  offer.group === 'ajar' || teaches(subject.id, offer);

/** What is taught where the person said it behind the verb ('ngajar kana'); a lesson is about that, not about teaching. */
function taughtObject({ offer, subject, emphasis }: Candidate): string | null {
  const { object } = subject.wish;
  const teaching =
    offer.group === 'ajar' && offer.skill.includes(subject.id) && offer.product.endsWith('{o}');
  return teaching && object !== null && emphasis.includes(object.words) ? object.words : null;
}

export type Words = {
  brand: string;
  product: string;
  /** The subject as a noun: 'pisang epe', 'desain logo, menu, dan konten'. */
  object: string;
  /** What a pupil learns: 'membuat pisang epe', 'desain grafis'. */
  lesson: string;
};

/**
 * The words that stand for the candidate in its texts.
 * @param conceptOf label and kind of a concept
 */
export function wordsOf(
  candidate: Candidate,
  conceptOf: (id: string) => { label: string; kind: string },
): Words {
  const { offer, subject } = candidate;
  const { kind } = conceptOf(subject.id);
  const makes = goodsGroups.has(offer.group);
  const skill = worked.has(kind) && kind !== 'sector' ? subject.label : conceptOf(offer.skill[0] ?? '').label;
  const taught = taughtObject(candidate);
  if (taught !== null)
    return {
      brand: offer.brand.replace('{o}', titleCase(taught)),
      product: offer.product.replace('{o}', taught),
      object: offer.product.replace('{o}', taught),
      lesson: taught,
    };
  const own = offerWords[offer.id]?.[subject.id];
  if (own !== undefined) {
    const [brand, product] = own;
    return { brand, product, object: product, lesson: makes ? `membuat ${product}` : skill };
  }
  if (usesGeneric(candidate, kind)) {
    const field = ownField(candidate);
    if (field !== null && isVerb(field)) {
      const product = `${offer.genericProduct}, termasuk ${field}`;
      return { brand: offer.genericBrand, product, object: product, lesson: field };
    }
    if (field !== null) {
      const product = `${offer.genericProduct} ${joined[kind] ?? 'bidang'} ${field}`;
      const brand = isTaught(candidate) ? offer.brand.replace('{o}', titleCase(field)) : offer.genericBrand;
      return { brand, product, object: product, lesson: field };
    }
    const object = offer.genericProduct;
    return {
      brand: offer.genericBrand,
      product: object,
      object,
      lesson: makes ? `membuat ${object}` : skill,
    };
  }
  const label = subject.label;
  // 'Kopi Kopi Gayo': a brand that begins with the subject's own word says it once.
  const first = offer.brand.split(' ')[0]?.toLowerCase() ?? '';
  const brand = label.toLowerCase().startsWith(first)
    ? titleCase(label)
    : offer.brand.replace('{o}', titleCase(label));
  // A material is not what is sold: 'kerajinan tangan dari tanah liat'.
  const isMadeOf = kind === 'material' && offer.product === '{o}';
  const product = isMadeOf ? `${offer.genericProduct} dari ${label}` : offer.product.replace('{o}', label);
  return {
    brand,
    product,
    object: worked.has(kind) || isMadeOf ? product : label,
    lesson: makes ? `membuat ${isMadeOf ? product : label}` : label,
  };
}

/** Kinds whose name can stand beside the offer's words. */
const nameable = new Set(['service', 'activity', 'craft', 'major']);

/** The person's own word where the offer's words for it are others ('kamar singgah' for a homestay). */
function unsaidWord({ subject }: Candidate, { brand, product }: Words, kind: string): string[] {
  const field = fieldOf(subject.label);
  const said = `${brand} ${product}`.toLowerCase();
  const isSaid = field.split(' ').some((word) => said.includes(word.slice(0, sameFrom).toLowerCase()));
  if (/^[A-Z]{2,}$/.test(field)) return [];
  return isSaid || isVerb(field) || !nameable.has(kind) ? [] : [field];
}

/** The words for the sentence that says what the idea is about: general ones name the person's own things behind them. */
export function wordsOfAbout(candidate: Candidate, words: Words, kind: string): Words {
  const { offer, subject } = candidate;
  // A word that no lexicon knows is shown with what it was taken for: 'kernas (ikan laut)'.
  if (subject.wish.isGuess === true && subject.label === subject.wish.name)
    return { ...words, product: `${words.product} (${labelOf(subject.id)})` };
  const isOffersOwn = offerWords[offer.id]?.[subject.id] !== undefined;
  if ((!isOffersOwn && !usesGeneric(candidate, kind)) || taughtObject(candidate) !== null) return words;
  const emphasis = [...(isOffersOwn ? unsaidWord(candidate, words, kind) : []), ...candidate.emphasis].slice(
    0,
    2,
  );
  if (emphasis.length === 0) return words;
  const named = (text: string) => `${text} (terutama ${emphasis.join(' dan ')})`;
  const lesson = goodsGroups.has(offer.group) ? named(words.lesson) : words.lesson;
  return { ...words, product: named(words.product), lesson };
}

/** Fills the slots of a text of the content files. */
export function fillText(text: string, candidate: Candidate, words: Words, place: Place | null): string {
  const customers = candidate.pattern.customers ?? candidate.offer.customers.slice(0, 2).join(' serta ');
  const topic = candidate.topic?.name ?? '';
  return text
    .replaceAll('{Merek}', words.brand)
    .replaceAll('{produk}', words.product)
    .replaceAll('{pelajaran}', words.lesson)
    .replaceAll('{o}', words.object)
    .replaceAll('{Tempat}', place?.name ?? '')
    .replaceAll('{di}', place === null ? '' : ` di ${place.name}`)
    .replaceAll('{dari}', place === null ? '' : ` dari ${place.name}`)
    .replaceAll('{pelanggan}', customers)
    .replaceAll('{pelangganKelas}', candidate.pattern.customers ?? 'pemula')
    .replaceAll('{Topik}', titleCase(topic))
    .replaceAll('{topik}', topic)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\b(\p{L}{3,}) \1\b/giu, '$1')
    .trim();
}
