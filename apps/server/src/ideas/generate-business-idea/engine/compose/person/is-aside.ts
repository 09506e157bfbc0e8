import { concept } from '@kawanusaha/bahasa/lexicon/concepts';
import type { ConceptMention, Understanding } from '@kawanusaha/bahasa/understanding';
import { clauseBefore } from './clauses/clause-before.ts';
import { isNeighbour } from './said-of-others.ts';

/** What stands after these is an occasion ('merajut sambil menonton'), a quality ('sabun wangi kopi') or whom it is for ('umkm keripik'), not what is done. */
const asides = new Set(
  'sambil untuk bareng bersama waktu pas umkm wangi aroma beraroma rasa motif bermotif tema bertema'.split(
    ' ',
  ),
);
/** After these stands where it is done ('nyanyi di kafe'), unless it says what is done there ('bantu di bengkel las'). */
const places = new Set(['di', 'ke']);
const placeKinds = new Set(['customer', 'platform', 'sector', 'service']);
/** What things are kept or grown in: 'di toples', 'di keranjang bekas'. */
const containers =
  /^(?:keranjang|lemari|toples|botol|pot|ember|kotak|kardus|galon|rak|karung|peti|besek|tampah|drum|tong|bak|terpal)(?: |$)/i;
/** Who clears out or fills a container does not make it ('bongkarin lemari'). */
const handles = /^(?:mem|nge|meng|me)?(?:bongkar|beres|rapi|kosong|isi)(?:in|i|kan)?$/;
/** What it is done with is no thing of theirs ('sangrai pakai wajan'). */
const means = new Set(['pakai', 'memakai', 'dengan', 'menggunakan']);
/** What follows them up to the next comma says why or when there is time ('malam soalnya siang jaga toko'). */
const reasons = new Set(['soale', 'soalnya', 'habis', 'sehabis', 'setelah', 'sesudah', 'sepulang', 'selain']);

/** What a tool is made of ('wajan tanah liat'). */
const isOfTool = ({ concepts }: Understanding, { id, start }: ConceptMention, text: string): boolean =>
  concept(id).kind === 'material' &&
  concepts.some(
    (other) =>
      concept(other.id).kind === 'tool' && other.end < start && text.slice(other.end, start).trim() === '',
  );

/** 'Kulitnya' is a part of what was named before and no leather. */
const isPartOf = ({ id, matched }: ConceptMention): boolean =>
  concept(id).kind === 'material' && /nya$/i.test(matched);

/** Where the person lives, said by one word ('kosan dilarang masak', 'kos mahasiswa'), is no business with rooms, unless words say so ('info kos'). */
const homes = new Set([
  'kos',
  'kosan',
  'kost',
  'kostan',
  'kontrakan',
  'indekos',
  'kos mahasiswa',
  'hunian',
  'asrama mahasiswa',
  'tempat kos',
  'kamar kos',
  'teman sekamar',
  'roommate',
  'ibu kos',
  'bapak kos',
  'pemilik kos',
  'kamar kontrakan',
  'kamar sewa',
  'rumah kos',
  'rusunawa',
  'dorm',
  'kos putri',
  'kos putra',
  'kos campur',
]);
const isHome = ({ id, matched }: ConceptMention): boolean => id === 'kos' && homes.has(matched.toLowerCase());

/** What says in how a thing is sold and no skill at it, directly behind a thing or an unknown word: 'dabu-dabu kemasan'. */
const qualitiesBehind = new Set(['kemasan', 'kemas', 'beku', 'frozen', 'dibekukan']);
/** Before these it is what is done. */
const doings = new Set(['bikin', 'buat', 'desain', 'rancang', 'cetak', 'jual', 'dan', 'sama']);

function isQualityBehind(read: Understanding, { matched, start }: ConceptMention, text: string): boolean {
  const before = clauseBefore(read, start, text).at(-1);
  return qualitiesBehind.has(matched.toLowerCase()) && before !== undefined && !doings.has(before);
}

/** What the factory or the store makes where one works ('kerja di pabrik sepatu') is not one's own. */
const workplaces = new Set(['pabrik', 'gudang']);

/** Whether a mention says how, where, when or for whom something is done, and not what. */
export function isAside(read: Understanding, mention: ConceptMention, text: string): boolean {
  const { start, id } = mention;
  const clause = clauseBefore(read, start, text);
  const before = clause.at(-1) ?? '';
  return (
    asides.has(before) ||
    isPartOf(mention) ||
    isHome(mention) ||
    isNeighbour(read, mention, text) ||
    (workplaces.has(before) && clause.some((word) => places.has(word))) ||
    isQualityBehind(read, mention, text) ||
    (means.has(before) && concept(id).kind === 'tool') ||
    isOfTool(read, mention, text) ||
    (places.has(before) && placeKinds.has(concept(id).kind)) ||
    ((places.has(before) || handles.test(before)) && containers.test(mention.matched)) ||
    clause.some((word) => reasons.has(word))
  );
}
