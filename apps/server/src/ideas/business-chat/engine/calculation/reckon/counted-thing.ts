import { howMuch } from './asked/read-ask.ts';
import type { Quantity } from './told/quantities.ts';
import { isPiece, nounOf } from './told/words.ts';

/** Results and steps that count what is made, sold or kept. */
export const countsThings =
  /^(?:Titik impas|Harus terjual|Terjual|Sisa|Stok|Pesan lagi|Terpakai|Jadi yang layak jual|Barang yang keluar|Berat (?:volume|yang)|Yang diperlukan)/u;

/** What is counted where nothing says it. */
const anyThing = 'unit';
const askedThing = new RegExp(`${howMuch.source}\\s+(?:banyak )?(\\p{L}{2,})(\\s*(?:$|[?.,!]))?`, 'gu');
/** Behind a word for how much no name of a thing. */
const noThing =
  /^(?:ya|yah|sih|kak|nih|dong|biar|supaya|spy|baru|agar|kalau|kalo|klo|kl|aja|saja|lagi|untuk|buat|min|bang|gan|total|semua|harus|minimal|jadinya|jadi|jd|sekarang|skrg|per|tiap|se\p{L}+|bulan|hari|minggu|tahun|lama|persen|rupiah|juta|ribu|kali|orang|org|banyak|balik|impas|bep|untung|laku|bisa|yang|yg|dari|nanti|kira|sisa|masuk|keluar|hilang|rusak|pesan|dapat|cair|bersih|(?:di|ter|ke)(?:jual|beli|produksi|bikin|buat|pakai|pake|sisa)\p{L}*|(?:hasil|jumlah|total)nya|tuh|to|mi|ki|itu|ini|produk|barang)$/u;

const thingOf = (word: string): string | null => {
  const noun = nounOf(word);
  if (noThing.test(word) || noun === null || noun.size > 1) return null;
  return /^(?:unit|orang|pesanan)$/u.test(noun.kind) ? noun.word.replace(/(?<=\p{L}{3})nya$/u, '') : null;
};

/** What the last of several messages that names one asks for: 'brp gelas'. */
function askedIn(turns: readonly string[]): string | null {
  const text = turns.join('. ');
  for (const turn of turns.toReversed())
    for (const [asked, word = '', end] of [...turn.matchAll(askedThing)].toReversed()) {
      const thing = asked.startsWith('kapan') ? null : thingOf(word);
      // Of other words than those of pieces a name stands last, or is told as well.
      const isName = isPiece(word) || end !== undefined || text.split(word).length > 2;
      if (thing !== null && isName) return thing;
    }
  return null;
}

/**
 * What the count in a result is of: what was asked for by its name, of one of which a price or cost was told, or what was counted; of kilograms and
 * litres their measure, and 'unit' where nothing says it.
 * @param quantities all figures
 * @param turns all messages
 */
export function countedThing(quantities: readonly Quantity[], turns: readonly string[]): string {
  const counts = quantities.filter(({ unit, noun }) => unit === 'jumlah' && noun !== null);
  const measures = new Set(
    counts.flatMap(({ noun }) => (/^(?:gram|ml|cm)$/u.test(noun?.kind ?? '') ? [noun?.word ?? ''] : [])),
  );
  const [measure] = measures;
  if (measure !== undefined && measures.size === 1) return measure.replace(/nya$/u, '');
  const asked = askedIn(turns);
  if (asked !== null) return asked;
  const priced = quantities.flatMap(({ unit, per }) =>
    unit === 'rupiah'
      ? per.flatMap(({ kind, word, size }) => (kind === 'unit' && size === 1 ? [word] : []))
      : [],
  );
  const counted = counts.flatMap(({ noun }) =>
    noun?.kind === 'unit' && noun.size === 1 ? [noun.word] : noun?.kind === 'pesanan' ? [noun.word] : [],
  );
  const named = [...priced.filter((word) => word !== 'satu'), ...counted];
  const [first] = named;
  if (first === undefined) return anyThing;
  const sole = named.every((word) => word === first)
    ? first
    : (named.find((word) => isPiece(word)) ?? anyThing);
  return sole.replace(/(?<=\p{L}{3})nya$/u, '');
}
