import type { KnowledgeEntry } from '../../knowledge/entry-schema.ts';

const no = '(?:ga|gak|gk|g|nggak|ngga|enggak|tidak|tdk|tak|ora|belum|blm)';
/** What stands before a way that the person does not want or cannot pay. */
const without = `(?:tanpa|selain|bukan|${no} (?:mau|pengen|ingin|usah|perlu|pake|pakai|lewat|punya|sanggup|mampu)|${no} (?:ada|punya) (?:duit|uang|dana|modal|budget|bujet|biaya|anggaran)(?:nya)?(?: (?:buat|untuk|utk))?)`;
const between =
  '(?: (?:pake|pakai|lewat|harus|perlu|modal|bayar|pasang|bikin|buat|jualan di|jual di|ke|di|biaya|apply|ajukan|ngajuin)){0,3}';

/** Ways that are ruled out by the words for them, and by which words an entry's question is about them. */
const ways: readonly (readonly [asked: string, about: RegExp])[] = [
  [
    '(?:iklan\\p{L}*|ads|ngiklan|paid ?promote|paid|endorse\\p{L}*|influencer)',
    /\biklan|\bads\b|endorse|influencer/iu,
  ],
  ['(?:shopee|tokopedia|tokped|lazada|marketplace)', /marketplace|shopee|tokopedia/iu],
  // Who cannot pay a loan asks about it: 'ga sanggup bayar kur'.
  [
    '(?<!bayar )(?:pinjam\\p{L}*|utang|ngutang|hutang|kur|kredit|bank|pinjol|riba)',
    /\bKUR\b|pinjam|kredit|\butang/iu,
  ],
  ['(?:investor|pemodal)', /investor|pemodal/iu],
  ['(?:notaris|akta)', /notaris/iu],
];
const rules = ways.map(([asked, about]) => ({
  asked: new RegExp(`(?<!\\p{L})${without}${between} ${asked}(?!\\p{L})`, 'u'),
  about,
}));
const saysWithout = /\btanpa\b|\bselain\b|\bbukan\b|\bgratis\b/iu;

/**
 * Whether an entry is about a way that the question rules out: to 'cari pembeli tanpa ads' which advertisement is best is no answer.
 * @param text the question as it was written
 */
export function isRuledOut(text: string, { question }: KnowledgeEntry): boolean {
  const said = text.toLowerCase();
  return rules.some(
    ({ asked, about }) => asked.test(said) && about.test(question) && !saysWithout.test(question),
  );
}
