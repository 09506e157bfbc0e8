import { concept } from '@kawanusaha/bahasa/lexicon/concepts';
import { isGoods } from '@kawanusaha/bahasa/lexicon/goods';
import synonyms from '#content/chat/synonyms.json' with { type: 'json' };
import { understand } from '@kawanusaha/bahasa/understand';
import { writePlainAffixes } from './regional/regional-affixes.ts';
import { writePlainWords } from './regional/regional-words.ts';
import type { Aspect } from '../knowledge/entry-schema.ts';

/** Words that say nothing about what is asked. */
const empty = new Set(
  (
    'yang dan di ke dari untuk dengan pada itu ini tuh tu nih saya aku gue gw gua kami kita anda kamu lu lo sy ak ' +
    'apa apakah siapa siapakah sapa bagaimana gimana gmn gmana gimna mengapa kenapa knp kapan siapa mana dimana dmn kemana berapa brp brapa brp-brp ' +
    'jika kalau kalo kl klo klu bila agar supaya biar mau pengen pengin pgn ingin tolong dong donk sih si ya yah kak kakk min bang kok deh lah kan loh lho ' +
    'bisa boleh harus hrs perlu ada adalah akan lebih sudah udah udh dah belum blm tidak enggak nggak ngga gak ga gk g kagak tdk tak juga jg aja saja doang ' +
    'para secara oleh dalam tentang atau cara caranya begitu gitu gini terus trus lalu lagi lg pas sama sm buat bikin membuat punya pny pnya nya si the a of ' +
    'jadi jadinya maksud maksudnya contoh contohnya tapi tp karena krn kayak kyk banget bgt nanti ntar terlalu sering apaan emang memang kah yg utk dgn dr dlm pdhl padahal skrg sekarang ' +
    'saha naon kumaha naha rek ieu eta abdi aing keur mah piye opo sopo kepriye arep iki kuwi nek nang ning wis durung ambo denai baa nan apo dima ' +
    'ka so mo cemana kekmana kek ente ane gan bro sis bund mas mbak mba pak bu cuy coy anjir jir yak yaa plis please btw musti mesti kudu cuman cuma cm blas kodong bede ' +
    'sebuah satu hal secara misal misalnya halo hai hi ok oke baik terima kasih makasih wkwk tawa tertawa ketawa hehe dulu enaknya sebenarnya sebenernya'
  ).split(' '),
);

/** Ends that change nothing about which word it is. */
const plain = (word: string): string => (word.length > 5 ? word.replace(/(nya|kah|lah|ku)$/u, '') : word);

/** Words to the groups of those that ask for the same. */
const groupsOf = new Map<string, string[]>();
for (const [group, words] of Object.entries(synonyms))
  for (const word of [group, ...words]) groupsOf.set(word, [...(groupsOf.get(word) ?? []), group]);

const aspectWords: readonly (readonly [Aspect, RegExp])[] = [
  ['beda', /\b(beda|bedanya|bedain|perbedaan|dibanding\w*|versus|vs)\b/u],
  [
    'biaya',
    /\b(biaya\w*|bayar\w*|tarif\w*|gratis|ongkos|duit|piro|pnbp|harga\w*|potongan\w*|bunga\w*|dana\w*|mahal|fee)\b/u,
  ],
  ['dokumen', /\b(dokumen\w*|berkas|surat|file\w*)\b/u],
  [
    'syarat',
    /\b(syarat\w*|sarat|saratna|persyaratan|umur|usia|ktp|anggota\w*|tim ?nya|tim|orang|minimal)\b/u,
  ],
  [
    'lama',
    /\b(lama|kapan|berlaku|hari|bulan|tahun|taun|thn|minggu|seminggu|tanggal|tgl|expired|perpanjang\w*|cepat|sampai)\b/u,
  ],
  [
    'tempat',
    /\b(di ?mana|ke ?mana|dmn|kmn|kemananya|lewat mana|nang endi|dima|lapor\w*|daftarnya|link|website|tempat\w*)\b/u,
  ],
  [
    'risiko',
    /\b(risiko(?:nya)?|resiko(?:nya)?|bahaya(?:nya)?|sanksi(?:nya)?|denda(?:nya)?|didenda|akibat\w*|aman|hukuman(?:nya)?|dihukum|dipenjara|ditangkap|disita|dirazia)\b/u,
  ],
  ['contoh', /\b(contoh\w*|misalnya)\b/u],
  [
    'cara',
    /\b(cara\w*|gimana|bagaimana|gmn|piye|kumaha|cemana|kekmana|langkah\w*|tutorial|urus\w*|ngurus\w*|bikin\w*)\b/u,
  ],
];

export type ReadQuestion = {
  readonly text: string;
  /** Lower case, slang written out. */
  readonly normal: string;
  /** Stems and concepts that say what it is about. */
  readonly features: ReadonlySet<string>;
  /** Words for what is sold, which say little about what is asked. */
  readonly products: ReadonlySet<string>;
  /** Content words. */
  readonly words: number;
  readonly aspect: Aspect | null;
  /** Everything of the subject that is asked. */
  readonly aspects: ReadonlySet<Aspect>;
  /** Whether it names nothing but an aspect ('biayanya berapa?'). */
  readonly isBare: boolean;
  /** Whether it goes on with the subject of before: short, or pointing back. */
  readonly isLeaning: boolean;
};

/** Words that ask for an aspect and name no subject. */
const bareWord =
  /^(dana\w*|uang\w*|cair\w*|biaya\w*|bayar\w*|tarif\w*|gratis|ongkos|duit|harga\w*|potong\w*|bunga\w*|mahal|dokumen|berkas|surat|syarat\w*|umur|usia|ktp|anggota|tim|timnya|orang|minimal|maksimal|lama|laku|berlaku|hari|tahun|taun|thn|bulan|bln|minggu|tanggal|tgl|turun|terbit|link|tempat\w*|urus\w*|ngurus\w*|daftar\w*|risiko|resiko|bahaya|sanksi|denda|didenda|hukum|hukuman|dihukum|contoh\w*|beda\w*|langkah\w*|juta|ribu|rb|jt|hasil\w*|proses\w*|dapet|dapat)$/u;

const pointsBack =
  /^(kalau|kalo|klo|kl|klu|terus|trus|trs|lalu|tapi|tp|nah|oh|dan|abis itu)\b|\b(itu|tadi|tersebut|tuh|dia|mereka)\b|nya\b/u;

/** 'plg' beside what can be more or less is 'paling'; after these words it is Palembang. */
const most =
  /(?<!\b(?:di|dari|ke|asal|kota|daerah|wong|orang|anak|warga|arek|kampus|pempek|empek|mpek|songket|jumputan|tekwan|model|pindang) )\bplg\b(?=\s+\p{L})/giu;

/** What the question is about and what of it is asked. Never throws. */
export function readQuestion(text: string): ReadQuestion {
  const { tokens, concepts } = understand(
    writePlainAffixes(writePlainWords(text.slice(0, 1_000))).replaceAll(most, 'paling'),
  );
  const normal = tokens.map((token) => token.normal).join(' ');
  const features = new Set<string>();
  for (const token of tokens) {
    for (const word of token.normal.split(/[\s-]+/u)) {
      if (empty.has(word) || empty.has(plain(word)) || /^\d/u.test(word) || word.length < 2) continue;
      features.add(token.normal.includes(' ') ? plain(word) : plain(token.stem));
    }
  }
  const words = features.size;
  for (const word of [...features]) for (const group of groupsOf.get(word) ?? []) features.add(`s:${group}`);
  const isBare = [...features].every((word) => word.startsWith('s:') || bareWord.test(word));
  const products = new Set<string>();
  for (const { id, negated, start, end } of concepts) {
    if (!isGoods(concept(id).kind)) {
      if (!negated) features.add(`c:${id}`);
      continue;
    }
    for (const token of tokens) if (token.start >= start && token.end <= end) products.add(plain(token.stem));
  }
  const said = `${normal} ${text.toLowerCase()}`;
  const aspects = aspectWords.filter(([, pattern]) => pattern.test(said)).map(([aspect]) => aspect);
  return {
    text,
    normal,
    features,
    products,
    words,
    aspect: aspects[0] ?? null,
    aspects: new Set(aspects),
    isBare,
    isLeaning: words <= 4 || pointsBack.test(text.toLowerCase()),
  };
}
