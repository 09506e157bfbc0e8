import type { Understanding } from '@kawanusaha/bahasa/understanding';

/** Where the person is: the name as it stands in texts, and its province where that is known. */
export type Place = { name: string; province: string | null };

const longestName = 40;

/** City as it may stand in a business name: letters only, each word capitalised; null when nothing is left. */
export function readCity(text: string | null | undefined): string | null {
  const letters = (text ?? '')
    .replaceAll(/[^\p{L}\s.'-]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (letters === '' || letters.length > longestName) return null;
  return letters.replaceAll(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
}

/** Short names: 'Kota Malang' and 'Kabupaten Alor' are said without their level. */
const withoutLevel = (name: string) => name.replace(/^(kota administrasi|kota|kabupaten|provinsi) /i, '');

/**
 * The place that the person names: the field for it first, then what stands in the other texts.
 * @param city the field as written; stands for itself where the gazetteer does not know it
 * @param reads what was understood of the texts, the field for the city first
 */
export function readPlace(city: string | null | undefined, reads: readonly Understanding[]): Place | null {
  const [field, ...others] = reads.map(({ places }) => places.find(({ via }) => via !== 'origin'));
  const named = field ?? (readCity(city) === null ? others.find((place) => place !== undefined) : undefined);
  if (named !== undefined) return { name: withoutLevel(named.name), province: named.province ?? null };
  const own = readCity(city);
  return own === null ? null : { name: own, province: null };
}
