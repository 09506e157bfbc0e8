import { anySeveral } from '@kawanusaha/bahasa/amounts/number-words';
import { understand } from '@kawanusaha/bahasa/understand';
import type { KnowledgeEntry } from '../../knowledge/entry-schema.ts';

const howMany = /\b(?:berapa|brp|brapa|piro|sabaraha)\b/u;
/** Words around 'berapa' that name nothing which could be counted, sums among them. */
const noThing =
  /^(?:sih|ya|yah|kak|min|gan|aja|saja|doang|paling|maksimal|minimal|max|min|maks|banyak|sedikit|idealnya|bagusnya|enaknya|biasanya|rata|itu|nya|yang|buat|untuk|bisa|boleh|harus|perlu|dapat|jadi|ada|kira|sekitar|lebih|kurang|total|jumlah|kali|jumlahnya|totalnya|juta|ribu|rupiah|dan|di|ke|dari|tiap|per|satu|saya|aku|tidak|sekarang|kalau|bawah|atas|modal\p{L}*|om[zs]et\p{L}*|denda\p{L}*|untung\p{L}*|laba\p{L}*|persen\p{L}*|pantas\p{L}*|harga\p{L}*|biaya\p{L}*|bayar\p{L}*)$/u;
const number = new RegExp(`^(?:\\d[\\d.,–-]*%?|satu|${anySeveral}|tunggal|beberapa|\\p{L}+puluh)$`, 'u');
/** How far a number may stand from what it counts. */
const reach = 3;

const stemOf = (word: string): string => understand(word).tokens[0]?.stem ?? word;

/**
 * What is to be counted in a question: 'berapa halaman proposal' and 'halamannya berapa' ask for pages.
 * @param normal the question with slang written out
 * @returns its stem; null where no count of a thing is asked
 */
export function readCounted(normal: string): string | null {
  const words = normal.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const at = words.findIndex((word) => howMany.test(word));
  if (at < 0) return null;
  const isThing = (word: string | undefined): word is string =>
    word !== undefined && word.length > 2 && !noThing.test(word);
  const behind = words[at + 1];
  const before = words[at - 1];
  const thing = isThing(behind) ? behind : isThing(before) ? before : null;
  return thing === null ? null : stemOf(thing);
}

/** Words of an entry with the stems of those that stand near a number; read once for an entry. */
const countsOf = new Map<string, ReadonlySet<string>>();

function readCounts({ id, question, answer, followUps }: KnowledgeEntry): ReadonlySet<string> {
  const known = countsOf.get(id);
  if (known !== undefined) return known;
  const counts = new Set<string>();
  for (const text of [
    question,
    ...answer.split('\n').map((line) => line.replace(/^\d+\. /u, '')),
    ...Object.values(followUps),
  ]) {
    const words = text
      .toLowerCase()
      .split(/[^\p{L}\p{N}.,%–-]+/u)
      .map((word) => word.replace(/[.,]+$/u, ''));
    words.forEach((word, at) => {
      if (!number.test(word)) return;
      for (const near of words.slice(Math.max(0, at - reach), at + reach + 1))
        if (near.length > 2) counts.add(stemOf(near));
    });
  }
  countsOf.set(id, counts);
  return counts;
}

/**
 * Whether an entry counts a thing: a number stands near it, or people ask it how many there are.
 * @param entry of the knowledge base
 * @param thing a stem
 */
export function tellsCount(entry: KnowledgeEntry, thing: string): boolean {
  return (
    readCounts(entry).has(thing) ||
    entry.asks.some((ask) => howMany.test(ask) && readCounted(ask.toLowerCase()) === thing)
  );
}
