/** What a question wants to be told: a person, a place, a sum … An entry that tells something else of the same subject does not answer it. */
export type AskedKind =
  | 'person'
  | 'place'
  | 'contact'
  | 'time'
  | 'money'
  | 'count'
  | 'meaning'
  | 'cause'
  | 'difference'
  | 'way'
  | 'needs'
  | 'leave'
  | 'outcome'
  | 'example'
  | 'choice';

const howMuch = String.raw`\b(?:berapa|brp|brapa|piro|sabaraha)\b`;
const unitOfTime = '(?:lama|hari|minggu|bulan|bln|tahun|taun|thn|jam|menit|detik|kali)';

const kinds: readonly (readonly [AskedKind, RegExp])[] = [
  [
    'person',
    /\b(?:siapa\w*|sapa|saha|sopo|pihak mana|(?:lembaga|instansi|badan|dinas) (?:apa|mana)|pendiri\w*)\b/u,
  ],
  [
    'place',
    /\b(?:di ?mana\w*|ke ?mana\w*|dmn|dmana|kmn|kmana|lewat mana|dari mana|alamat\w*|nang endi|dima)\b/u,
  ],
  [
    'contact',
    /\b(?:(?:nomor|nomer|no) (?:telp|telpon|telepon|hp|wa|kontak)\w*|call ?center|email\w*|kontaknya)\b/u,
  ],
  [
    'time',
    new RegExp(
      String.raw`\b(?:kapan\w*|kpn|lama|lamanya|jadwal\w*|tanggal|tgl|tenggat|deadline|masa berlaku|berlakunya|kadaluarsa|kedaluwarsa)\b|${howMuch} ${unitOfTime}\b|\b(?:hari|bulan|tahun|taun|jam) (?:ke ?)?(?:berapa|brp)\b`,
      'u',
    ),
  ],
  [
    'money',
    /\b(?:biaya\w*|tarif\w*|ongkos\w*|harga\w*|gratis|bayar|bayarnya|mahal|gaji\w*|upah\w*|honor\w*|fee|bunga\w*|dana\w*|plafon\w*|potongan\w*|duit\w*)\b/u,
  ],
  [
    'meaning',
    /\b(?:apa (?:itu|tuh|tu|sih|artinya|maksud\w*)|apaan|(?:itu|tuh|tu) apa|arti\w*|maksud\w*|pengertian\w*|definisi\w*|kepanjangan\w*|singkatan\w*|istilah)\b/u,
  ],
  ['cause', /\b(?:kenapa|knp|knapa|mengapa|ngapa|penyebab\w*|sebabnya|alasan\w*)\b/u],
  ['difference', /\b(?:beda\w*|perbedaan\w*|dibanding\w*|versus|vs)\b/u],
  [
    'way',
    /\b(?:cara\w*|gimana|bagaimana|gmn|gmana|piye|kumaha|cemana|kekmana|langkah\w*|tahap\w*|alur\w*|prosedur\w*|tutorial|tips|trik|strategi)\b/u,
  ],
  ['needs', /\b(?:syarat\w*|sarat|persyaratan|dokumen\w*|berkas\w*|ketentuan\w*|kriteria\w*)\b/u],
  ['leave', /\b(?:boleh\w*|wajib\w*|harus\w*|kudu|mesti|perlu|aman|sah|legal|dilarang)\b/u],
  [
    'outcome',
    /\b(?:sanksi\w*|denda\w*|didenda|hukuman\w*|dihukum|risiko\w*|resiko\w*|akibat\w*|bahaya\w*|pidana|dipenjara|ditangkap|disita|dirazia)\b/u,
  ],
  ['example', /\b(?:contoh\w*|misalnya)\b/u],
  ['choice', /\b(?:mana yang|yang mana|terbaik|rekomendasi\w*|paling|mending\w*|enakan|bagusan)\b/u],
];

/**
 * What a question wants to be told, several things at once; nothing where it only tells a trouble.
 * @param said the question in lower case, as it was written and with slang written out
 */
export function readAskedKinds(said: string): AskedKind[] {
  const found = kinds.flatMap(([kind, pattern]) => (pattern.test(said) ? [kind] : []));
  const isCount = new RegExp(howMuch, 'u').test(said) && !found.includes('time') && !found.includes('money');
  return isCount ? [...found, 'count'] : found;
}
