import { scopes } from '../rules.ts';
import { pieces } from '../told/words.ts';

/** What can be asked: its name, the words that ask for it, and the facts that would answer it, each with how far the words are from it. */
export type Ask = {
  readonly name: string;
  readonly pattern: RegExp;
  readonly facts: readonly (string | readonly [string, number])[];
};
/** A fact of any time. */
export const all = (name: string, doubt = 0): (readonly [string, number])[] =>
  scopes.map((scope) => [`${name}@${scope}`, doubt] as const);

const q = '(?:berapa|brp|brapa|brpa|piro|sabaraha|barapo|brapo)';
const ask = (name: string, pattern: string, facts: Ask['facts']): Ask => ({
  name,
  pattern: new RegExp(pattern, 'u'),
  facts,
});

/** What a total may be. In: how far the cost of one, and what is spent, are from it. */
const ofTotal = (unitCost: number, outgo = 0.6): Ask['facts'] => [
  'total',
  'sale',
  ...all('pay', 0.4),
  ['unitCost', unitCost],
  ...all('saving', 0.3),
  ...all('power', 0.1),
  ...all('outgo', outgo),
  ...all('fixed', 0.6),
  ['batchTotal', 0.6],
  ['fined', 0.7],
  ...all('profit', 0.8),
  ...all('revenue', 0.8),
];

/** What is asked by which words, the narrower before the wider. */
export const asks: readonly Ask[] = [
  ask('holidayPay', '\\bthr(?:nya)?\\b', []),
  ask('volumeWeight', '\\bvolum\\p{L}*', []),
  ask('overtime', '\\blembur\\p{L}*', [...all('pay'), ['total', 0.3]]),
  ask('tax', '\\b(?:pph|pajak\\p{L}*)\\b|\\b(?:yg|yang) (?:0[.,]5|setengah persen)\\b', ['tax']),
  ask('loan', '\\b\\p{L}{0,3}(?:cicil|angsur|nyicil)\\p{L}*', ['loan', 'instalment']),
  ask('loan', `\\bbunga\\p{L}*.{0,20}${q}`, ['loan']),
  ask('conversion', '\\b(?:konversi|conversion|closing rate)\\p{L}*', []),
  ask('markup', '\\broi(?:nya)?\\b', [...all('return'), ['markup', 0.4]]),
  ask('roas', '\\b(?:roas|acos)\\p{L}*', ['roas', ['turnover@semua', 0.4]]),
  ask(
    'growth',
    `\\b(?:naik|turun|tumbuh|pertumbuhan|kenaikan|penurunan|naekna|naikna)\\p{L}*\\b.{0,40}(?:${q}.{0,12}(?:persen|%)|persen)|${q} (?:persen|%) .{0,8}(?:naik|turun)`,
    ['growth'],
  ),
  ask(
    'mean',
    '(?<!(?:bagi|sama|orang|secara) )\\brata(?:rata|nya)?\\b(?! (?:order|belanja|transaksi|pesanan|keranjang|pembelian)\\p{L}* (?:rp\\.? ?)?\\d)',
    ['mean'],
  ),
  ask('cut', `\\b(?:(?:ke|di)potong|(?:kena|kna) potong)\\p{L}*(?: (?:total|semua|jadi|mdr))? ${q}`, [
    'cut',
    ...all('cutOf', 0.1),
  ]),
  ask(
    'cut',
    '\\b(?:mdr|(?:biaya )?admin|potongan)(?:nya)?(?: (?:total|sehari|seminggu|sebulan|setahun))?(?:nya)?\\s*\\??\\s*$',
    ['cut', ...all('cutOf', 0.1)],
  ),
  ask('cutAll', '\\b(?:bedanya|selisih\\p{L}*)\\b', ['cutAll', ['cut', 0.1]]),
  ask('power', '\\blistrik\\p{L}* (?:per ?|tiap |se)(?!hari|bulan|minggu|tahun)', ['powerEach']),
  ask('fine', `\\bdenda\\p{L}*\\b.{0,60}${q}|${q}.{0,12}\\bdenda`, ['fined', ['total', 0.8]]),
  ask('off', `diskon\\p{L}* ${q} (?:persen|%)`, ['off%']),
  ask(
    'markup',
    `(?:persen|%)(?:nya)? dari (?:modal|hpp|biaya)|dari (?:modal|hpp|biaya)\\p{L}* ${q} (?:persen|%)`,
    ['markup', ...all('return', 0.1), ['margin', 1]],
  ),
  ask('margin', `(?:persen|%)(?:nya)? dari (?:harga|om[sz]et|penjualan)`, ['margin', ...all('margin', 0.1)]),
  ask(
    'margin',
    `(?:margin\\p{L}*|untung\\p{L}*|laba\\p{L}*|cuan)\\b.{0,25}(?:persen|%)|margin\\p{L}* (?:nya )?${q}`,
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
    `(?:balik(?!papan)|kembali|bep|impas)\\p{L}*.{0,40}${q} ?(?:bulan|bln|hari|hr|minggu|tahun|lama)|${q} ?(?:bulan|bln|hari|hr|minggu|tahun|lama)\\p{L}*.{0,40}(?:balik|kembali|bep|impas|nutup)|(?:balik(?!papan)|kembali|bep|impas)\\p{L}*.{0,20}(?:bulan|hari|minggu)(?:nya)? ke ?berapa|kapan.{0,20}(?:balik|bep)|(?:balik|kembali)\\p{L}* modal\\p{L}* (?:kapan|berapa lama)`,
    all('payback'),
  ),
  ask(
    'reorder',
    '\\b(?:pesan|pesen|order|beli|restock|kulakan) (?:lagi|ulang)|\\brestoc?k\\p{L}*|titik pesan\\p{L}*',
    ['reorder'],
  ),
  ask('valued', '\\bnilai\\p{L}*\\b.*\\b(?:sesudah|setelah|abis|habis) (?:uang|duit|dana|modal)\\p{L}*', [
    'valued',
  ]),
  ask(
    'valued',
    '\\b(?:dihargai|valuasi|nilai usaha|dinilai)\\p{L}*|\\b(?:usaha|bisnis)\\p{L}* (?:\\p{L}+ ){0,3}nilai\\b',
    ['valuedBefore', ['valued', 0.6]],
  ),
  ask('hourly', `(?:per ?|se|tiap )jam\\b[^,.]*${q}`, ['perHour']),
  ask(
    'bep',
    `\\b(?:bep|impas|balik(?!papan)|nutup|ketutup|gak rugi|ga rugi|nggak rugi|ngga rugi|tidak rugi|gk rugi|(?:n?dak|indak|kada|ora|teu|mboten|kagak) rugi|tekor|nombok|break ?even)\\p{L}*`,
    [...all('bep'), ...all('payback', 0.5)],
  ),
  ask('need', `\\b(?:harus|kudu|hrs|mesti|perlu|wajib|musti) (?:bisa )?(?:men)?jual\\p{L}* ${q}`, [
    ...all('need'),
    ['sellPrice', 0.5],
  ]),
  ask(
    'need',
    `(?:harus|kudu|hrs|mesti|perlu|minimal|musti|wajib|target|butuh).{0,12}(?:dapat|dapet|dpt|cari|nyari|ada)\\p{L}* ${q} (?:klien|customer|pelanggan|pembeli|order|orderan|pesanan|murid|peserta|siswa|langganan)`,
    all('need'),
  ),
  ask(
    'need',
    `(?:harus|kudu|hrs|mesti|perlu|minimal|musti|wajib|target).{0,25}(?:laku|kejual|terjual|closing)|(?<!(?:yg|yang) )(?:laku|terjual|kejual)\\p{L}* ${q}|jual\\p{L}* ${q} (?:${pieces})`,
    [...all('need'), ...all('bep', 0.2)],
  ),
  ask(
    'eachPays',
    `(?:per ?orang(?!an)|se?orang(?!an)|masing\\S*(?! (?:rp|\\d))|tiap orang|per ?org|tiap org|satu orang|1 org|patungan|urunan)\\p{L}*`,
    [...all('each'), ['eachPays', 0], ...all('part', 0.6), ['split', 0.2]],
  ),
  ask('split', '\\b(?:bagi hasil|(?:ke)?bagian\\p{L}*|dibagi\\p{L}*|jatah\\p{L}*)\\b', [
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
    `\\b(?:sisa\\p{L}*|tinggal|kurangnya|kurang ${q}|pelunasan\\p{L}*|lunas\\p{L}*|kembalian\\p{L}*|(?<!\\bmasuk (?:ke )?)saldo\\p{L}*|kas akhir|stok akhir\\p{L}*|stok\\p{L}* (?:jadi|jd))\\b`,
    [
      'rest',
      'left@stock',
      ...all('kept', 0.4),
      ...all('cashEnd'),
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
    `\\b(?:harga jual\\p{L}*|(?:di|ku|tak)?jual\\p{L}*|dibandrol|bandrol|pasang harga|(?:di|ku|tak)?pasang ${q}|patok|dihargai|harga(?:nya)?|hrga|hrg)\\b`,
    ['sellPrice', ['bundleEach', 0.2], ['priceBefore', 0.8], ['total', 0.9], ['costAtMost', 2]],
  ),
  ask(
    'perBuyer',
    `(?:biaya|cost|ongkos|iklan)\\p{L}*.{0,6} (?:per ?|tiap |se|(?:dpt|dapet|dapat) (?:1|satu) )(?:pembeli|order|closing|customer|pelanggan|orderan|konsumen|akuisisi)|\\bcac\\b|\\bcpa\\b`,
    ['perBuyer'],
  ),
  ask(
    'buyers',
    `(?<!(?:per|tiap|se|bayar|tanggung) ?)(?:pembeli|(?:yang|yg) (?:jadi )?(?:beli|order|checkout|co|closing)|closing|checkout)(?:nya)? (?:(?:ada|jadi|kira|dapat|dapet) )?${q}|${q} (?:orang )?(?:pembeli|(?:yang|yg) (?:jadi )?(?:beli|order|checkout)|closing|checkout)`,
    all('converted'),
  ),
  ask('long', `${q} (?:bulan|bln|hari|hr|minggu|mgg|tahun|lama)`, [
    ...all('payback'),
    ...all('gather'),
    ...all('lasting'),
    ...all('runway'),
  ]),
  ask(
    'wear',
    '\\b(?:susut|penyusutan|depresiasi)\\p{L}*|\\b(?:di)?beban(?:kan|in|nya)?\\b(?! (?:listrik|sewa|gaji|h?utang|bunga|kerja))',
    ['wear@bulan', 'wear@tahun', 'wearEach'],
  ),
  ask('unitCost', '\\bsatuan(?:nya)?\\b', ['unitCost', ['perPiece', 0.2]]),
  ask(
    'unitCost',
    `\\b(?:hpp\\p{L}*|(?:modal|biaya|ongkos|jatuh|bahan|cost|kain|habis|harga)\\p{L}* ?(?:per ?|tiap |se|satu ?|/ ?)(?!hari|bulan|minggu|tahun|jam)\\p{L}{2,}|(?:per ?|se)(?:${pieces})\\p{L}* (?:modal|biaya|hpp|ongkos)\\p{L}*|jatuh\\p{L}*)`,
    ['unitCost', ['bundleEach', 0.2], ['perPiece', 0.3], ['perBuyer', 0.3], ['sale', 0.8]],
  ),
  ask(
    'profit',
    `\\b(?:\\p{L}{0,2}untung|laba|cuan)\\p{L}* (?:per ?|se|tiap )(?:dus|karton|kardus|pak|pack|bal|slop|renteng|lusin|kodi)(?!\\p{L})`,
    ['packProfit'],
  ),
  // What comes in without what is kept is told by 'bersih' alone.
  ask('profit', '^(?!.*(?:untung|laba|cuan|profit|rugi)).*\\bbersih\\p{L}*', [
    ...all('profit'),
    ['bundleProfit', 0.1],
    ['unitProfit', 0.6],
    ['received', 0.4],
    ...all('netSales', 0.2),
  ]),
  ask(
    'profit',
    `\\b(?:\\p{L}{0,2}untung\\p{L}*|laba\\p{L}*|cuan\\p{L}*|bersih\\p{L}*|profit|rugi\\p{L}*)\\b`,
    [...all('profit'), ['bundleProfit', 0.1], ['unitProfit', 0.6], ['received', 0.4]],
  ),
  ask('commission', '\\bkomisi\\p{L}*', [...all('commission'), 'commissionUnit']),
  ask(
    'wage',
    '\\b(?:gaji\\p{L}*|upah\\p{L}*|honor\\p{L}*|bayaran\\p{L}*|tarif\\p{L}*(?! (?:rp|\\d|listrik|pln)))\\b',
    [...all('pay'), ['wageEach', 0.1], ['total', 0.3]],
  ),
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
  ask('cut', `\\b(?:potongan\\p{L}*|kepotong|dipotong|fee\\p{L}*|admin\\p{L}*) ${q}`, [
    'cut',
    ...all('cutOf', 0.1),
  ]),
  ask(
    'received',
    `\\b(?:terima|setoran|nyampe|sampe ke|sampai ke|nerima|keterima|diterima|masuk|cair|dapet|dapat|dpt|oleh|bersih|kuterima|dpet)\\p{L}*\\b`,
    [
      'received',
      ...all('pay'),
      ...all('part', 0.3),
      ...all('each', 0.3),
      ...all('revenue', 0.2),
      ...all('commission', 0.1),
      ...all('profit', 0.4),
      ['split', 0.4],
      ...all('gathered', 0.2),
    ],
  ),
  ask('revenue', '\\b(?:om[sz]et|pendapatan|pemasukan|penjualan)\\p{L}*', [...all('revenue')]),
  ask('savedOff', '\\b(?:hemat|lebih murah)\\p{L}*', ['savedOff', 'off']),
  ask('total', `\\b(?:total\\p{L}*|transfer|bayar\\p{L}*|tagih\\p{L}*|semua\\p{L}*)\\b`, ofTotal(1.1)),
  ask('total', '\\b(?:pengeluaran|belanja|keluar|habis|abis)\\p{L}*', ofTotal(0.6, 0.2)),
  ask(
    'total',
    `\\b(?:total\\p{L}*|bayar\\p{L}*|tagih\\p{L}*|semua\\p{L}*|jadi\\p{L}*|jd|habis|abis|keluar|ongkir\\p{L}*|kena|biaya\\p{L}*|modal\\p{L}*|ongkos\\p{L}*)\\b`,
    ofTotal(0.6),
  ),
];
