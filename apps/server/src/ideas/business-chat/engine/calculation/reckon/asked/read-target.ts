import { asks } from './asks.ts';
import { asksNothingElse, asksOnlyOfTime, sinceFigure } from './asks-nothing-else.ts';
import { asksWhetherEarned } from './asks-whether-earned.ts';
import { askIn, type AskedWords, namedIn, readAskedWords } from './asked-words.ts';
import { implyTarget } from './imply-target.ts';
import { asksOfOne, bids, ofSum, spanAsked } from './read-ask.ts';
import { isOfLoan, isOfPayingIn, subjectOf } from './subject-of.ts';
import type { Target } from './target.ts';
import { readUnnamed } from './unnamed-target.ts';

/** Asks for another thing than an amount. */
const asksElse =
  /\b(?:apa|diapain|diapakan|ngapain|apakah|gimana|gmn|bagaimana|piye|kumaha|kapan|mana|bisa|boleh|kenapa|knp|cara|syarat\p{L}*|wajar|cukup|cocok|mending|enaknya|sebaiknya|jangan|jgn|bagus\p{L}*|bebas|lapor|harus apa|takut)\b/u;

/** Words of four letters and more, but those of asking and of times. */
const tellingWord =
  /(?<!\p{L})(?!berapa|jadi|kalau|kalo|misal|terus|trus|lalu|masih|tetap|semua|total|sama|bera?rti|brarti|brti|dong|tadi|kira|se(?:hari|minggu|bulan|tahun)|harian|mingguan|bulan|tahun|minggu|rupiah)\p{L}{4,}/gu;
/** From so many words that say nothing of a sum a message without a figure asks of something else. */
const fewestTelling = 3;

/** Tells what comes in or goes out. */
const isAboutCash =
  /\b(?:masuk|pemasukan|keluar|pengeluaran|bayar|dibayar|beli|belanja|terima|setor\p{L}*|\p{L}{0,2}lunas\p{L}*|\p{L}{0,3}cicil\p{L}*|nyicil|h?utang\p{L}*|piutang)\b/u;

/** Asks again what was asked: 'kalau laku 20 gimana', 'hpp naik 10% gimana untungnya'. */
const ofChange =
  /\b(?:gimana|gmn)(?: (?:\p{L}{0,2}untung|laba|om[sz]et|hasil|margin|total)\p{L}*)?\s*\?*\s*$/u;

/** What is asked of any subject. */
const general: ReadonlySet<string> = new Set(['total', 'received', 'gather', 'left']);

/** Whether a message may ask for an amount at all: 'simpan biji kopi biar awet gimana' does not. */
function mayAskAmount({ lower, before, isWeak }: AskedWords): boolean {
  if (!isWeak) return true;
  const tellsSum =
    /\d/u.test(lower) || ofSum.test(lower) || /\b(?:h?itung|total)/u.test(lower) || spanAsked(lower) !== null;
  const said = before === null ? lower : lower.replace(ofChange, '');
  return tellsSum && !asksElse.test(said);
}

/** What is asked where no words ask: 'kalau laku 50 porsi' asks again what was asked. */
function readWithoutWords({ lower, isCorrected, again }: AskedWords): Target | null {
  if (!/\d/u.test(lower) && spanAsked(lower) === null) return null;
  return isCorrected ? (again(lower) ?? implyTarget(lower)) : (implyTarget(lower) ?? again(lower));
}

/**
 * What a message asks for; null where it asks for nothing that is known.
 * @param text as it was written
 * @param before what was asked before, which it may ask again of another time
 * @param told the messages before it, where none of them asked anything: a loan or a tax is told in them
 */
export function readTarget(text: string, before: Target | null = null, told = ''): Target | null {
  const asked = readAskedWords(text, before);
  const { lower, words, isWeak, target, again } = asked;
  if (!mayAskAmount(asked)) return asksWhetherEarned(lower);
  if (words === null) return asksWhetherEarned(lower) ?? readWithoutWords(asked);
  const last = sinceFigure(words);
  const isNamedLast = namedIn(last) !== undefined;
  // A mark alone asks for what the last words name.
  if (isWeak && !bids.test(lower) && !ofSum.test(lower) && !isNamedLast)
    return asksWhetherEarned(lower) ?? again(words);
  const found = askIn(words);
  // What a loan or a tax comes to is asked in general words.
  const subject = subjectOf(lower, before, told);
  // A message with figures of its own asks of those.
  const isWhole = /\d.*(?:rb|ribu|jt|juta|k)\b.*\d/u.test(lower) && before !== null && !isOfLoan(lower);
  const isGeneral =
    found === undefined
      ? asksNothingElse(last) ||
        (subject === 'loan' && asksOnlyOfTime(last)) ||
        (subject === 'tax' && isOfPayingIn(words)) ||
        subject === 'volumeWeight'
      : general.has(found.name);
  if (subject !== undefined && isGeneral && !isWhole) {
    const known = asks.find(({ name }) => name === subject);
    if (known !== undefined) return target(known.name, known.facts, words, isWeak);
  }
  const hasFigure = /\d/u.test(lower);
  // 'kalau sebulan jadi berapa' asks again what was asked, of another time.
  const isOfOtherTime =
    before !== null &&
    spanAsked(words) !== null &&
    (found === undefined || found.name === 'total') &&
    !hasFigure;
  // 'ada pemasukan 700rb, jadi?' asks again what is left.
  const isOfWhatIsLeft =
    before?.name === 'left' && found?.name === 'total' && asksNothingElse(last) && isAboutCash.test(lower);
  const same = again(words);
  // 'penyusutan maksudnya?', then 'brp per cup jadinya': the wear of one.
  if (before?.name === 'wear' && asksOfOne(words) && (found === undefined || general.has(found.name)))
    return target('wear', ['wearEach'], words, isWeak);
  if ((isOfOtherTime || isOfWhatIsLeft) && same !== null) return same;
  const isOfAnotherThing =
    found === undefined &&
    !hasFigure &&
    spanAsked(words) === null &&
    [...words.matchAll(tellingWord)].length >= fewestTelling;
  if (isOfAnotherThing) return null;
  if ((found === undefined || (isWeak && before !== null && !isNamedLast)) && same !== null) return same;
  const isOfTimeAlone = found?.name === 'total' && asksOnlyOfTime(last) && before === null;
  if (found === undefined || isOfTimeAlone) return readUnnamed(asked, words);
  if (found.name === 'total' && asksOfOne(words) && !/\b(?:semua|total)/u.test(words))
    return target('total', ['unitCost', ['perPiece', 0.3], ...found.facts], words, isWeak);
  return target(found.name, found.facts, words, isWeak && !isNamedLast);
}
