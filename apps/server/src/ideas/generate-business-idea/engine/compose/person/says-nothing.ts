import { concept } from '@kawanusaha/bahasa/lexicon/concepts';
import { isGoods } from '@kawanusaha/bahasa/lexicon/goods';
import type { ConceptMention, Understanding } from '@kawanusaha/bahasa/understanding';
import { clauseBefore } from './clauses/clause-before.ts';
import { isCareOfThing, isLevel, isSupply } from './said-of-others.ts';
import { tellsEvent } from './clauses/tells-event.ts';

/** To have a hobby is no field; what it is stands behind. How much money there is, what things cost and what every student does are none either. */
const emptyWords = new Set(
  'kkn kkl hobi hobby hobinya hobiku modal modalnya uang duit rupiah harga harganya'.split(' '),
);
/** The site that is written to, and who keeps it: 'cobain webnya', 'terserah adminnya'. */
const addressed = /^(?:web|website|situs|aplikasi|app|sistem|admin|bot|ai)nya$/;
/** Who leaves it to others wishes nothing up to the next comma. */
const leavesOpen = new Set(['terserah', 'terserahlah']);
/** 'Kelas 5' is a year at school, no lesson. */
const isSchoolYear = (text: string, { matched, end }: ConceptMention): boolean =>
  matched.toLowerCase() === 'kelas' && /^\s*(?:\d|[ivx]+\b)/i.test(text.slice(end));

const makesFood = /^(?:bikin|buat|jual|jualan|olah|ngolah|goreng|masak|pabrik|usaha|dan|tempe)$/;
/** To know something ('tau mesin', 'tahu desain') is no bean curd. */
function isKnowing(read: Understanding, { matched, start, end }: ConceptMention, text: string): boolean {
  const word = matched.toLowerCase();
  if (word !== 'tau' && word !== 'tahu') return false;
  if (makesFood.test(clauseBefore(read, start, text).at(-1) ?? '')) return false;
  const next = read.concepts.find((one) => one.start > end && text.slice(end, one.start).trim() === '');
  return word === 'tau' || (next !== undefined && !isGoods(concept(next.id).kind));
}

/** 'Bantu bpk' speaks of the father, no dish of that abbreviation. */
const helped = new Set('bantu bantuin bantu2 ngebantu ikut sama punya warisan'.split(' '));
const isFather = (read: Understanding, { matched, start }: ConceptMention, text: string): boolean =>
  matched.toLowerCase() === 'bpk' && helped.has(clauseBefore(read, start, text).at(-1) ?? '');
/** Where one still learns or just was is no field ('asrama sekolah', 'sebelum sekolah'). */
const besideSchool = new Set('asrama libur pulang sebelum habis setelah masih putus lulus'.split(' '));
const isOwnSchool = (read: Understanding, { matched, start }: ConceptMention, text: string): boolean =>
  matched.toLowerCase() === 'sekolah' && besideSchool.has(clauseBefore(read, start, text).at(-1) ?? '');

/** Behind these stands the name of a place: 'pulau lengkuas' is no spice. */
const placeNouns = new Set(
  'pulau gili pantai gunung danau curug tanjung teluk selat jalan jl gang bukit kecamatan kelurahan kec kel dusun'.split(
    ' ',
  ),
);
const isPlaceName = (read: Understanding, { id, start }: ConceptMention, text: string): boolean =>
  isGoods(concept(id).kind) && placeNouns.has(clauseBefore(read, start, text).at(-1) ?? '');

/**
 * Whether a mention says nothing of what the person can or likes.
 * @param text that was read
 */
export function saysNothing(read: Understanding, mention: ConceptMention, text: string): boolean {
  const word = mention.matched.toLowerCase();
  return (
    emptyWords.has(word) ||
    addressed.test(word) ||
    isSchoolYear(text, mention) ||
    isPlaceName(read, mention, text) ||
    isFather(read, mention, text) ||
    isOwnSchool(read, mention, text) ||
    isKnowing(read, mention, text) ||
    isLevel(read, mention) ||
    isSupply(read, mention, text) ||
    isCareOfThing(read, mention, text) ||
    tellsEvent(read, mention, text) ||
    clauseBefore(read, mention.start, text).some((before) => leavesOpen.has(before))
  );
}
