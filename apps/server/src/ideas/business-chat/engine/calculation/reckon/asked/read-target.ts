import { type Ask, all, asks } from './asks.ts';
import { asksNothingElse, asksOnlyOfTime, sinceFigure } from './asks-nothing-else.ts';
import { corrects } from './corrects.ts';
import {
  asksOfMeasure,
  asksOfOne,
  bids,
  countAsks,
  firstAsk,
  howMuch,
  ofSum,
  readAsk,
  spanAsked,
} from './read-ask.ts';

/** What is asked: facts that would answer it, each with how far the words are from it. */
export type Target = {
  readonly facts: readonly { readonly fact: string; readonly doubt: number }[];
  readonly name: string;
  /** The facts before a time is taken from the words. */
  readonly raw?: Ask['facts'];
  /** Asked by a mark or by bidding alone. */
  readonly isWeak?: boolean;
  /** Of which time it is asked. */
  readonly span?: string | null;
};

// A loan is known by its words, whatever of it is asked.
const ofLoan =
  /\b(?:\p{L}{0,2}pinj[ae]m\p{L}*|kur|kredit|koperasi|bank|cicilan)\b.*\b(?:flat|bunga|tenor)\p{L}*|\b(?:flat|bunga\p{L}*)\b.*\b(?:bulan|bln|tahun|thn)\b/u;

/** A profit is shared by a ratio, or among those who are named, in parts that follow. */
const ofParts =
  /\b(?:di)?bagi\p{L}*\b.*\d ?(?::|banding) ?\d|\bke \d orang\b.*\d{1,2}[ ,]+\d{1,2}[ ,]+\d{1,2}(?!\d)/u;

/** A tax is known by its name, where the last clause only asks what it comes to. */
const ofTax =
  /\bpph\b|\bom[sz]et.*\bfinal\b|\bpajak (?:final|umkm|penghasilan)|\bpajak\b(?! (?:restoran|resto|reklame|parkir)).*\bom[sz]et|\bom[sz]et.*\bpajak\b/u;

/** What is used for so long goes into the costs of each month by a part. */
const ofWear =
  /\b(?:umur|masa|(?:di|ke)?pake|(?:di|ke)?pakai)\b.*\d.*\b(?:tahun|bulan|bln|thn)\b.*\b(?:masuk|jadi|dibeban\p{L}*|beban\p{L}*)\b.*\bbiaya/u;

const paysIn = /\b(?:di|ku|ny?e?)?setor\p{L}*/u;

const ofSaving = /\b(?:target\p{L}*|\p{L}{0,2}nabung|kumpul\p{L}*|sisih\p{L}*)\b/u;

/** Asks for another thing than an amount. */
const asksElse =
  /\b(?:apa|diapain|diapakan|ngapain|apakah|gimana|gmn|bagaimana|piye|kumaha|kapan|mana|bisa|boleh|kenapa|knp|cara|syarat\p{L}*|wajar|cukup|cocok|mending|enaknya|sebaiknya|jangan|jgn|bagus\p{L}*|bebas|lapor|harus apa|takut)\b/u;

/** Results of no time, where one of a time is asked. */
const ofNoTime = /^(?:unitProfit|total|sale|eachPays|instalment)$|@semua$/u;

/** A figure that is told of a time: 'laku 20 sehari', '25rb tiap hari'. */
const toldOfTime =
  /\d\S*(?: (?:rb|ribu|jt|juta))?(?: (?!\p{L}{0,2}untung|laba|om[sz]et|bersih|upah|gaji|hasil)\p{L}+)? (?:tiap |per ?|se)(?:hari|minggu|bulan|tahun)/gu;

/** Asks of all that was told, not of one. */
const ofAll =
  /\b(?:\p{L}{0,2}untung|laba|cuan|bersih)\p{L}*(?: \p{L}+)? (?:semua|seluruh|keseluruhan|total)\p{L}*/u;

/** A figure that is told of one: '25rb satu ekor'. */
const toldOfOne = /\d\S*(?: (?:rb|ribu|jt|juta))? satu \p{L}{3,}/gu;

const spanIn = (words: string): string | null => spanAsked(words.replaceAll(toldOfTime, ' '));

/** The facts by the time of which they are asked; `before` is that of what is asked again. */
const withSpan = (facts: Ask['facts'], words: string, before: string | null = null): Target['facts'] => {
  const span = spanIn(words) ?? before;
  const isOfAll = ofAll.test(words);
  const one = !isOfAll && asksOfOne(words.replaceAll(toldOfOne, ' '));
  return facts.map((entry) => {
    const [fact, doubt] = typeof entry === 'string' ? [entry, 0] : entry;
    const scope = fact.includes('@') ? fact.split('@')[1] : undefined;
    const isOther = scope !== undefined && span !== null && scope !== span && scope !== 'semua';
    const isUnasked = scope === 'tahun' && span !== 'tahun';
    const ofTime = scope !== undefined && fact !== 'left@stock';
    const ofUnit = fact !== 'unitProfit' ? 0 : one ? -0.45 : isOfAll ? 2 : 0;
    const byUnit = ofUnit + (isOther ? 3 : 0) + (isUnasked ? 1 : 0) + (one && ofTime ? 1.5 : 0);
    return {
      fact,
      doubt: doubt + byUnit + (span !== null && ofNoTime.test(fact) ? 1.3 : 0),
    };
  });
};

/** What is told of one time and asked of another, by the time alone: 'untung 300rb seminggu, sebulan berapa'. */
const ofTime: Ask['facts'] = [
  ...all('pay'),
  ...all('power'),
  ...all('profit', 0.1),
  ...all('gathered', 0.6),
  ...all('revenue', 0.3),
  ...all('fixed', 0.4),
  ...all('saving', 0.2),
];

/** What is asked by telling it: a profit and who shares it, a price and a reduction. */
const impliedBy: readonly (readonly [string, RegExp])[] = [
  ['tax', /\d.*\b(?:pph|pajak)\p{L}*|\b(?:pph|pajak)\p{L}*.*\d/u],
  ['deposit', /\b(?:dp|uang muka)(?:nya)?\b.*(?:%|persen)/u],
  ['split', /\b(?:laba|untung)\p{L}*\b.*\bsisa\p{L}* \d{1,2} ?: ?\d/u],
  ['split', /\b(?:di)?bagi\p{L}*\b.*(?:\d ?: ?\d|orang|rata)/u],
  ['total', /\d.*\b\p{L}{0,2}diskon\p{L}* \d+ ?(?:%|persen)\s*$/u],
  ['received', /\d.*\b(?:ke|di)?potong\p{L}*\b.*(?:%|persen)/u],
  ['total', /\bdiskon\p{L}* \d+ ?(?:%|persen) dari\b/u],
  ['split', /\b(?:untung|laba)\p{L}*\b.*\d(?:.*\D)?\d{1,2}[ ,:]+\d{1,2}[ ,:]+\d{1,2}(?!\d)/u],
  ['loan', /\b\p{L}{0,2}(?:cicil|angsur)\p{L}*\b.*\b(?:bulan|bln|tahun|thn)\b/u],
];
function implied(lower: string): Target | null {
  const [name] = impliedBy.find(([, pattern]) => pattern.test(lower)) ?? [];
  const known = asks.find((one) => one.name === name);
  return known === undefined
    ? null
    : { name: known.name, raw: known.facts, facts: withSpan(known.facts, lower), isWeak: true };
}

/** What a whole clause is about, whatever its last words are. */
const subjects: ReadonlySet<string> = new Set(['tax', 'loan', 'roas', 'mean', 'fine', 'growth']);

/** Words of four letters and more, but those of asking and of times. */
const tellingWord =
  /(?<!\p{L})(?!berapa|jadi|kalau|kalo|misal|terus|trus|lalu|masih|tetap|semua|total|sama|bera?rti|brarti|brti|dong|tadi|kira|se(?:hari|minggu|bulan|tahun)|harian|mingguan|bulan|tahun|minggu|rupiah)\p{L}{4,}/gu;
/** From so many words that say nothing of a sum a message without a figure asks of something else. */
const fewestTelling = 3;

/** A share of what is earned, which may be told to rise or fall. */
const ofEarnings = /\b(?:margin|\p{L}{0,2}untung|laba|cuan)/u;

/** Begins with what is taken off, put to or made of a result. */
const takesOff =
  /^\s*(?:(?:terus|trus|trs|lalu|nah|jadi|habis itu|abis itu)\s+)*(?:di|ke)?(?:kurang|potong|tambah)\p{L}*/u;

/** Tells what comes in or goes out. */
const isAboutCash =
  /\b(?:masuk|pemasukan|keluar|pengeluaran|bayar|dibayar|beli|belanja|terima|setor\p{L}*|\p{L}{0,2}lunas\p{L}*|\p{L}{0,3}cicil\p{L}*|nyicil|h?utang\p{L}*|piutang)\b/u;

/** What is asked of any subject. */
const general: ReadonlySet<string> = new Set(['total', 'received', 'gather', 'left']);

/**
 * What a message asks for; null where it asks for nothing that is known.
 * @param text as it was written
 * @param before what was asked before, which it may ask again of another time
 * @param told the messages before it, where none of them asked anything: a loan or a tax is told in them
 */
export function readTarget(text: string, before: Target | null = null, told = ''): Target | null {
  const lower = text.toLowerCase();
  const words = readAsk(text);
  // 'setusuk modalnya berapa, untungnya berapa': both are asked of one.
  const isOfOne = countAsks(lower) > 1 && asksOfOne(firstAsk(lower).replace(/^.*[.;!?]/u, ''));
  const target = (
    name: string,
    raw: Ask['facts'],
    said: string,
    isAgain: boolean,
    span: string | null = null,
  ): Target => ({
    name,
    raw,
    facts: withSpan(raw, isOfOne ? `${said} per biji` : said, span ?? carried),
    isWeak: isAgain,
    span: spanIn(said) ?? span ?? carried,
  });
  // 'dikurangi sewa 1jt sisa?' takes it off what was asked of a month.
  const carried = takesOff.test(lower) ? (before?.span ?? null) : null;
  const isCorrected = corrects.test(lower);
  const again = (said: string): Target | null =>
    before?.raw === undefined
      ? null
      : target(before.name, before.raw, said, true, isCorrected ? (before.span ?? null) : null);
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
    return /\d/u.test(lower) || spanAsked(lower) !== null
      ? isCorrected
        ? (again(lower) ?? implied(lower))
        : (implied(lower) ?? again(lower))
      : null;
  const inWords = (said: string): Ask | undefined => asks.find(({ pattern }) => pattern.test(said));
  const ofSubject = inWords(words);
  const found =
    ofSubject !== undefined &&
    subjects.has(ofSubject.name) &&
    !(ofSubject.name === 'growth' && ofEarnings.test(words))
      ? ofSubject
      : (inWords(sinceFigure(words)) ?? ofSubject);
  // A mark alone asks for what the last words name.
  if (isWeak && !bids.test(lower) && !ofSum.test(lower) && inWords(sinceFigure(words)) === undefined)
    return again(words);
  // What a loan or a tax comes to is asked in general words.
  const whole = `${told} ${lower}`;
  const subject = ofLoan.test(whole)
    ? 'loan'
    : ofParts.test(lower)
      ? 'split'
      : ofTax.test(whole)
        ? 'tax'
        : ofWear.test(lower)
          ? 'wear'
          : /^(?:loan|tax|split)$/u.test(before?.name ?? '')
            ? before?.name
            : undefined;
  // A message with figures of its own asks of those.
  const isWhole = /\d.*(?:rb|ribu|jt|juta|k)\b.*\d/u.test(lower) && before !== null && !ofLoan.test(lower);
  const isGeneral =
    found === undefined
      ? asksNothingElse(sinceFigure(words)) || (subject === 'tax' && paysIn.test(words))
      : general.has(found.name);
  if (subject !== undefined && isGeneral && !isWhole) {
    const known = asks.find(({ name }) => name === subject);
    if (known !== undefined) return target(known.name, known.facts, words, isWeak);
  }
  // 'kalau sebulan jadi berapa' asks again what was asked, of another time.
  if (
    before !== null &&
    spanAsked(words) !== null &&
    (found === undefined || found.name === 'total') &&
    !/\d/u.test(lower)
  ) {
    const same = again(words);
    if (same !== null) return same;
  }
  // 'ada pemasukan 700rb, jadi?' asks again what is left.
  if (
    before?.name === 'left' &&
    found?.name === 'total' &&
    asksNothingElse(sinceFigure(words)) &&
    isAboutCash.test(lower)
  ) {
    const same = again(words);
    if (same !== null) return same;
  }
  const isOther =
    found === undefined &&
    !/\d/u.test(lower) &&
    spanAsked(words) === null &&
    [...words.matchAll(tellingWord)].length >= fewestTelling;
  if (isOther) return null;
  if (found === undefined || (isWeak && before !== null && inWords(sinceFigure(words)) === undefined)) {
    const same = again(words);
    if (same !== null) return same;
  }
  const any =
    found?.name === 'total' && asksOnlyOfTime(sinceFigure(words)) && before === null ? undefined : found;
  if (any === undefined && asksOfMeasure(sinceFigure(words)))
    return target('perMeasure', ['perMeasure'], words, isWeak);
  if (any === undefined && asksOfOne(words))
    return target('unitCost', ['unitCost', ['perPiece', 0.2], ['perBuyer', 0.3]], words, isWeak);
  if (any === undefined && before === null && ofSaving.test(lower))
    return target('gather', all('saving', 0.1), words, isWeak);
  if (any === undefined && ofLoan.test(lower)) return target('loan', ['loan'], words, isWeak);
  if (any === undefined && spanAsked(words) !== null) return target('span', ofTime, words, isWeak);
  if (any === undefined)
    return isWeak
      ? null
      : {
          name: 'any',
          facts: asksNothingElse(sinceFigure(words))
            ? [
                { fact: 'total', doubt: 0.5 },
                { fact: 'ingredient', doubt: 0.3 },
              ]
            : [],
        };
  if (any.name === 'total' && asksOfOne(words) && !/\b(?:semua|total)/u.test(words))
    return target('total', ['unitCost', ['perPiece', 0.3], ...any.facts], words, isWeak);
  return target(any.name, any.facts, words, isWeak && inWords(sinceFigure(words)) === undefined);
}
