import { scopes } from './rules.ts';
import { nounOf, pieces } from './told/words.ts';

/** What is asked: facts that would answer it, each with how far the words are from it. */
export type Target = {
  readonly facts: readonly { readonly fact: string; readonly doubt: number }[];
  readonly name: string;
  /** The facts before a time is taken from the words. */
  readonly raw?: Ask['facts'];
  /** Asked by a mark or by bidding alone. */
  readonly isWeak?: boolean;
};

const howMuch =
  /(?<!\p{L})(?:berapa\p{L}*|brp\p{L}*|brapa\p{L}*|brpa|brpn|piro|pinten|sabaraha|barapo|brapo|berapo|bara|kapan(?= (?:balik|bep|impas|kekumpul|terkumpul|kumpul|lunas|modal)))(?!\p{L})/gu;
const bids = /\b(?:h?itung\p{L}*|ngitung|etung|total\p{L}*|gimana|gmn|gmna)\b/u;

type Ask = {
  readonly name: string;
  readonly pattern: RegExp;
  readonly facts: readonly (string | readonly [string, number])[];
};
/** A fact of any time. */
const all = (name: string, doubt = 0): (readonly [string, number])[] =>
  scopes.map((scope) => [`${name}@${scope}`, doubt] as const);

const q = '(?:berapa|brp|brapa|brpa|piro|sabaraha|barapo|brapo)';
const ask = (name: string, pattern: string, facts: Ask['facts']): Ask => ({
  name,
  pattern: new RegExp(pattern, 'u'),
  facts,
});

/** What is asked by which words, the narrower before the wider. */
const asks: readonly Ask[] = [
  ask('tax', '\\b(?:pph|pajak\\p{L}*)\\b', ['tax']),
  ask('loan', '\\b\\p{L}{0,3}(?:cicil|angsur|nyicil)\\p{L}*', ['loan', 'instalment']),
  ask('loan', `\\bbunga\\p{L}*.{0,20}${q}`, ['loan']),
  ask('roas', '\\broas\\b', ['roas', ['turnover@semua', 0.4]]),
  ask(
    'growth',
    `\\b(?:naik|turun|tumbuh|pertumbuhan|kenaikan|penurunan|naekna|naikna)\\p{L}*\\b.{0,40}(?:${q}.{0,12}(?:persen|%)|persen)|${q} (?:persen|%) .{0,8}(?:naik|turun)`,
    ['growth'],
  ),
  ask('mean', '\\brata(?:rata|nya)?\\b', ['mean']),
  ask('cutAll', '\\b(?:bedanya|selisih\\p{L}*)\\b', ['cutAll', ['cut', 0.1]]),
  ask('power', '\\blistrik\\p{L}* (?:per ?|tiap |se)(?!hari|bulan|minggu|tahun)', ['powerEach']),
  ask('fine', `\\bdenda\\p{L}*\\b.{0,12}${q}|${q}.{0,12}\\bdenda`, ['fined', ['total', 0.8]]),
  ask('off', `diskon\\p{L}* ${q} (?:persen|%)`, ['off%']),
  ask(
    'margin',
    `persen(?:nya)? dari (?:harga|modal)|(?:margin\\p{L}*|untung\\p{L}*|laba\\p{L}*|cuan)\\b.{0,25}(?:persen|%)|margin\\p{L}* (?:nya )?${q}`,
    ['margin', ...all('margin', 0.1), ['markup', 0.3], ...all('return', 0.3)],
  ),
  ask('shareOf', `${q} (?:persen|%)|persen(?:nya)? ${q}`, ['shareOf']),
  ask('before', 'harga (?:awal|asli|semula|normal|sblm|sebelum|coret)\\p{L}*', [
    'priceBefore',
    ['sellPrice', 0.2],
  ]),
  ask(
    'bepRevenue',
    'om[sz]et.{0,20}(?:bep|impas|balik modal)|(?:bep|impas).{0,14}(?:rupiah|om[sz]et)',
    all('bepRevenue'),
  ),
  ask(
    'payback',
    `(?:balik|kembali|bep|impas)\\p{L}*.{0,40}${q} ?(?:bulan|bln|hari|hr|minggu|tahun|lama)|${q} ?(?:bulan|bln|hari|hr|minggu|tahun|lama)\\p{L}*.{0,40}(?:balik|kembali|bep|impas|nutup)|kapan.{0,20}(?:balik|bep)|(?:balik|kembali)\\p{L}* modal\\p{L}* (?:kapan|berapa lama)`,
    all('payback'),
  ),
  ask(
    'bep',
    `\\b(?:bep|impas|balik|nutup|ketutup|gak rugi|ga rugi|nggak rugi|ngga rugi|tidak rugi|gk rugi|tekor|nombok|break ?even)\\p{L}*`,
    all('bep'),
  ),
  ask(
    'need',
    `(?:harus|kudu|hrs|mesti|perlu|minimal|musti|wajib|target).{0,25}(?:laku|kejual|terjual|closing)|(?<!(?:yg|yang) )(?:laku|terjual|kejual)\\p{L}* ${q}|jual\\p{L}* ${q} (?:${pieces})`,
    [...all('need'), ...all('bep', 0.2)],
  ),
  ask(
    'eachPays',
    `(?:per ?orang|se?orang|masing\\S*|tiap orang|per ?org|tiap org|satu orang|1 org|patungan|urunan)\\p{L}*`,
    [...all('each'), ['eachPays', 0], ...all('part', 0.6), ['split', 0.2]],
  ),
  ask('split', '\\b(?:bagi hasil|bagian\\p{L}*|dibagi\\p{L}*|jatah\\p{L}*)\\b', [
    'split',
    ...all('part'),
    ...all('each', 0.1),
    ...all('pay', 0.6),
    ['eachPays', 0.3],
    ['received', 0.4],
    ...all('revenue', 0.5),
  ]),
  ask('instalment', `(?:sekali (?:bayar|cicil)|tiap cicilan|per cicilan)`, ['instalment']),
  ask('deposit', `\\b(?:dp|uang muka|panjar)(?:nya)?\\b.{0,12}${q}|${q} (?:dp|uang muka)`, ['deposit']),
  ask(
    'left',
    `\\b(?:sisa\\p{L}*|tinggal|kurangnya|kurang ${q}|pelunasan\\p{L}*|lunas\\p{L}*|kembalian\\p{L}*|saldo\\p{L}*|kas akhir)\\b`,
    [
      'rest',
      'left@stock',
      'cashEnd',
      ['change', 0.2],
      ['instalment', 0.5],
      ...all('profit', 0.5),
      ['received', 0.5],
      ['unitProfit', 0.5],
      ['gap', 0.5],
    ],
  ),
  ask(
    'price',
    `\\b(?:harga jual\\p{L}*|(?:di|ku|tak)?jual\\p{L}*|dibandrol|bandrol|pasang harga|patok|dihargai|harga(?:nya)?|hrga|hrg)\\b`,
    ['sellPrice', ['priceBefore', 0.8], ['total', 0.9], ['costAtMost', 2]],
  ),
  ask(
    'perBuyer',
    `(?:biaya|cost|ongkos|iklan)\\p{L}*.{0,6} (?:per ?|tiap |se)(?:pembeli|order|closing|customer|pelanggan|orderan|konsumen|akuisisi)|\\bcac\\b|\\bcpa\\b`,
    ['perBuyer'],
  ),
  ask('long', `${q} (?:bulan|bln|hari|hr|minggu|mgg|tahun|lama)`, [
    ...all('payback'),
    ...all('gather'),
    ...all('lasting'),
    ...all('runway'),
  ]),
  ask('wear', '\\b(?:susut|penyusutan|depresiasi)\\p{L}*', ['wear@bulan', 'wear@tahun']),
  ask(
    'unitCost',
    `\\b(?:hpp\\p{L}*|(?:modal|biaya|ongkos|jatuh|bahan|cost|kain|habis|harga)\\p{L}* ?(?:per ?|tiap |se|satu ?|/ ?)(?!hari|bulan|minggu|tahun|jam)\\p{L}{2,}|(?:per ?|se)(?:${pieces})\\p{L}* (?:modal|biaya|hpp|ongkos)\\p{L}*|jatuh\\p{L}*)`,
    ['unitCost', ['perPiece', 0.3]],
  ),
  ask(
    'profit',
    `\\b(?:\\p{L}{0,2}untung\\p{L}*|laba\\p{L}*|cuan\\p{L}*|bersih\\p{L}*|profit|bati\\p{L}*|rugi\\p{L}*)\\b`,
    [...all('profit'), ['unitProfit', 0.45], ['received', 0.4]],
  ),
  ask('commission', '\\bkomisi\\p{L}*', [...all('commission'), 'commissionUnit']),
  ask('wage', '\\b(?:gaji\\p{L}*|upah\\p{L}*|honor\\p{L}*|bayaran\\p{L}*|lembur\\p{L}*)\\b', [
    ...all('pay'),
    ['total', 0.3],
  ]),
  ask('gather', `(?:nabung|kumpul|kekumpul|tabung|sisih|terkumpul)\\p{L}*`, [
    ...all('gather'),
    ...all('saving', 0.1),
    ...all('gathered', 0.5),
  ]),
  ask(
    'lasting',
    `(?:tahan|cukup|habis|abis)\\p{L}*.{0,12}${q} (?:hari|hr|minggu|bulan|lama)|${q} (?:hari|hr|minggu|bulan|lama).{0,12}(?:tahan|cukup|habis|abis)`,
    [...all('lasting'), ...all('runway')],
  ),
  ask('cut', `\\b(?:potongan\\p{L}*|kepotong|dipotong|fee\\p{L}*|admin\\p{L}*) ${q}`, ['cut']),
  ask(
    'received',
    `\\b(?:terima|setoran|nerima|keterima|diterima|masuk|cair|dapet|dapat|dpt|oleh|bersih|kuterima|dpet)\\p{L}*\\b`,
    [
      'received',
      ...all('pay'),
      ...all('part', 0.3),
      ...all('each', 0.3),
      ...all('revenue', 0.2),
      ...all('commission', 0.1),
      ...all('profit', 0.4),
      ['split', 0.4],
      ...all('gathered', 0.4),
    ],
  ),
  ask('revenue', '\\b(?:om[sz]et|pendapatan|pemasukan|penjualan)\\p{L}*', [...all('revenue')]),
  ask('savedOff', '\\b(?:hemat|lebih murah)\\p{L}*', ['savedOff', 'off']),
  ask(
    'total',
    `\\b(?:total\\p{L}*|bayar\\p{L}*|tagih\\p{L}*|semua\\p{L}*|jadi\\p{L}*|jd|dadi\\p{L}*|habis|abis|keluar|ongkir\\p{L}*|kena|biaya\\p{L}*|modal\\p{L}*|ongkos\\p{L}*)\\b`,
    [
      'total',
      'sale',
      ...all('pay', 0.4),
      ['unitCost', 0.6],
      ...all('saving', 0.8),
      ...all('power', 0.1),
      ...all('outgo', 0.6),
      ...all('fixed', 0.6),
      ['batchTotal', 0.6],
    ],
  ),
];

// A loan is known by its words, whatever of it is asked.
const ofLoan =
  /\b(?:\p{L}{0,2}pinj[ae]m\p{L}*|kur|kredit|koperasi|bank)\b.*\b(?:flat|bunga|tenor)|\b(?:flat|bunga)\b.*\b(?:bulan|bln|tahun|thn)\b/u;

const ofSaving = /\b(?:target\p{L}*|\p{L}{0,2}nabung|kumpul\p{L}*|sisih\p{L}*)\b/u;

const timeWords: readonly (readonly [RegExp, string])[] = [
  [/(?:\bse|\bper ?|\btiap ?|\b1 |\bsatu |\/ ?)hari|\bharian|\bperhari|\bsehari/u, 'hari'],
  [/(?:\bse|\bper ?|\btiap ?|\/ ?)(?:minggu|mgg)|\bmingguan/u, 'minggu'],
  [/(?:\bse|\bper ?|\btiap ?|\/ ?|\bbulan ini|\bini )(?:bulan|bln)|\bbulanan|\bsebln/u, 'bulan'],
  [/(?:\bse|\bper ?|\btiap ?|\/ ?)(?:tahun|thn|taun)|\btahunan/u, 'tahun'],
];
const ofOne =
  /(?:\bper ?|\bse|\btiap |\/ ?|\bsatu |\b1 )(?!hari|minggu|mgg|bulan|bln|tahun|thn|taun|jam|jual|mua|lama|kali|harga|benarnya|benernya|suai|mesta|mentara|tok|wa|kitar|kolah|rta|telah|belum|dang|lesai|orang|org)(\p{L}{2,})/u;

/** The words around what asks for an amount; the whole message where it is asked by bidding or by a mark alone. */
export function readAsk(text: string): string | null {
  const lower = text.toLowerCase();
  const found = [...lower.matchAll(howMuch)].at(-1);
  if (found !== undefined) {
    const earlier = [...lower.matchAll(howMuch)].at(-2);
    const from = earlier === undefined ? 0 : earlier.index + earlier[0].length;
    const head = lower.slice(0, found.index);
    const tail = lower.slice(found.index);
    const start =
      Math.max(
        ...['.', ';', '?', '!', ','].map((mark) =>
          head.lastIndexOf(mark) < 0 ||
          (/\d$/u.test(head.slice(0, head.lastIndexOf(mark))) &&
            /^\d/u.test(head.slice(head.lastIndexOf(mark) + 1)))
            ? -1
            : head.lastIndexOf(mark),
        ),
      ) + 1;
    const [end] = tail.matchAll(/[;?!]|[.,](?!\d)|\b(?:klo|kalo|kalau|kl|lek|pas)\b/gu);
    return lower.slice(Math.max(start, from), found.index + (end?.index ?? tail.length));
  }
  if (bids.test(lower) || ofSum.test(lower) || /\?\s*$/u.test(lower))
    return (
      lower
        .split(/[.;!]|,(?!\d)/u)
        .filter((part) => part.trim() !== '')
        .at(-1) ?? lower
    );
  return null;
}

/** Ends with the name of a result: 'untungnya?'. */
const ofSum =
  /\b(?:\p{L}{0,2}untung|laba|total|hpp|bep|sisa|harga jual|margin|bayar|omzet|omset|bersih|rata|jumlah|saldo|ongkir|seminggu|sebulan|sehari|setahun|hasil|kurang|bagian|masing|modal|cuan)\p{L}*(?: \p{L}+)?\s*\?*\s*$/u;
/** Asks for another thing than an amount. */
const asksElse =
  /\b(?:apa|apakah|gimana|gmn|bagaimana|piye|kumaha|kapan|mana|bisa|boleh|kenapa|knp|cara|syarat\p{L}*|wajar|cocok|mending|enaknya|sebaiknya|jangan|jgn|bagus\p{L}*|bebas|lapor|harus apa|takut)\b/u;

/** Whether an amount is asked by its word, and how often. */
export const countAsks = (text: string): number => [...text.toLowerCase().matchAll(howMuch)].length;

/** The part of a message up to its first question for an amount. */
export function firstAsk(text: string): string {
  const [first] = text.toLowerCase().matchAll(howMuch);
  return first === undefined ? text : text.slice(0, first.index + first[0].length);
}

/** Of which time the result is asked. */
export const spanAsked = (words: string): string | null =>
  timeWords.find(([pattern]) => pattern.test(words))?.[1] ?? null;
/** Whether what one piece comes to is asked. */
export const asksOfOne = (words: string): boolean => {
  const [, word] = ofOne.exec(words) ?? [];
  return word !== undefined && nounOf(word)?.kind === 'unit';
};

const withSpan = (facts: Ask['facts'], words: string): Target['facts'] => {
  const span = spanAsked(words);
  const one = asksOfOne(words);
  return facts.map((entry) => {
    const [fact, doubt] = typeof entry === 'string' ? [entry, 0] : entry;
    const scope = fact.includes('@') ? fact.split('@')[1] : undefined;
    const isOther = scope !== undefined && span !== null && scope !== span && scope !== 'semua';
    const isUnasked = scope === 'tahun' && span !== 'tahun';
    const ofTime = scope !== undefined && fact !== 'left@stock';
    const ofUnit = one && fact === 'unitProfit' ? -0.45 : 0;
    const byUnit = ofUnit + (isOther ? 3 : 0) + (isUnasked ? 1 : 0) + (one && ofTime ? 1.5 : 0);
    return {
      fact,
      doubt:
        doubt +
        byUnit +
        (span !== null && (fact === 'unitProfit' || fact === 'total' || fact === 'sale' || scope === 'semua')
          ? 0.5
          : 0),
    };
  });
};

/** What is told of one time and asked of another, by the time alone: 'untung 300rb seminggu, sebulan berapa'. */
const ofTime: Ask['facts'] = [
  ...all('pay'),
  ...all('power'),
  ...all('profit', 0.1),
  ...all('gathered', 0.3),
  ...all('revenue', 0.3),
  ...all('fixed', 0.4),
  ...all('saving', 0.4),
];

/** What is asked by telling it: a profit and who shares it, a price and a reduction. */
const impliedBy: readonly (readonly [string, RegExp])[] = [
  ['deposit', /\b(?:dp|uang muka)(?:nya)?\b.*(?:%|persen)/u],
  ['split', /\b(?:di)?bagi\p{L}*\b.*(?:\d ?: ?\d|orang|rata)/u],
  ['total', /\bdiskon\p{L}* \d+ ?(?:%|persen) dari\b/u],
  ['loan', /\bcicil\p{L}*\b.*\b(?:bulan|bln|tahun|thn)\b/u],
];
function implied(lower: string): Target | null {
  const [name] = impliedBy.find(([, pattern]) => pattern.test(lower)) ?? [];
  const known = asks.find((one) => one.name === name);
  return known === undefined
    ? null
    : { name: known.name, raw: known.facts, facts: withSpan(known.facts, lower), isWeak: true };
}

/** What a whole clause is about, whatever its last words are. */
const subjects: ReadonlySet<string> = new Set(['tax', 'loan', 'roas', 'mean', 'fine']);

/** Words since the last figure. */
const sinceFigure = (words: string): string =>
  words.replace(/^.*\d\S*(?: ?(?:rb|ribu|jt|juta|%|persen))?/u, '');

/**
 * What a message asks for; null where it asks for nothing that is known.
 * @param text as it was written
 * @param before what was asked before, which it may ask again of another time
 */
export function readTarget(text: string, before: Target | null = null): Target | null {
  const lower = text.toLowerCase();
  const words = readAsk(text);
  const target = (name: string, raw: Ask['facts'], said: string, isAgain: boolean): Target => ({
    name,
    raw,
    facts: withSpan(raw, said),
    isWeak: isAgain,
  });
  const again = (said: string): Target | null =>
    before?.raw === undefined ? null : target(before.name, before.raw, said, true);
  const isWeak = !new RegExp(howMuch, 'u').test(lower);
  // 'simpan biji kopi biar awet gimana' asks for no amount.
  if (
    isWeak &&
    !/\d/u.test(lower) &&
    !ofSum.test(lower) &&
    !/\b(?:h?itung|total)/u.test(lower) &&
    spanAsked(lower) === null
  )
    return null;
  if (isWeak && asksElse.test(before === null ? lower : lower.replace(/\b(?:gimana|gmn)\s*\?*\s*$/u, '')))
    return null;
  // 'kalau laku 50 porsi' asks again what was asked.
  if (words === null)
    return /\d/u.test(lower) || spanAsked(lower) !== null ? (again(lower) ?? implied(lower)) : null;
  const inWords = (said: string): Ask | undefined => asks.find(({ pattern }) => pattern.test(said));
  const ofSubject = inWords(words);
  const found =
    ofSubject !== undefined && subjects.has(ofSubject.name)
      ? ofSubject
      : (inWords(sinceFigure(words)) ?? ofSubject);
  // A mark alone asks for what the last words name.
  if (isWeak && !bids.test(lower) && !ofSum.test(lower) && inWords(sinceFigure(words)) === undefined)
    return again(words);
  if (found === undefined || (isWeak && before !== null && inWords(sinceFigure(words)) === undefined)) {
    const same = again(words);
    if (same !== null) return same;
  }
  const any = found;
  if (any === undefined && asksOfOne(words))
    return target('unitCost', ['unitCost', ['perPiece', 0.2]], words, isWeak);
  if (any === undefined && before === null && ofSaving.test(lower))
    return target('gather', all('saving', 0.1), words, isWeak);
  if (any === undefined && ofLoan.test(lower)) return target('loan', ['loan'], words, isWeak);
  if (any === undefined && spanAsked(words) !== null) return target('span', ofTime, words, isWeak);
  if (any === undefined) return isWeak ? null : { name: 'any', facts: [] };
  if (any.name === 'total' && asksOfOne(words) && !/\b(?:semua|total)/u.test(words))
    return target('total', ['unitCost', ['perPiece', 0.3], ...any.facts], words, isWeak);
  return target(any.name, any.facts, words, isWeak && inWords(sinceFigure(words)) === undefined);
}
