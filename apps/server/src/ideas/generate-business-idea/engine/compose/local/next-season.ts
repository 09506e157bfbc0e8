import { understand } from '@kawanusaha/bahasa/understand';
import { localData } from './local-data.ts';
import type { Season } from './local-schema.ts';

/** What ripens when differs by crop, so 'panen' alone names none of them. */
const tooWide: ReadonlySet<string> = new Set(['panen']);
const conceptsByText = new Map<string, ReadonlySet<string>>();

/** Texts are those of the offers, so there are some hundred of them. */
function conceptsIn(text: string): ReadonlySet<string> {
  const known = conceptsByText.get(text);
  if (known !== undefined) return known;
  const found = new Set(
    understand(text).concepts.flatMap(({ id, negated }) => (negated || tooWide.has(id) ? [] : [id])),
  );
  conceptsByText.set(text, found);
  return found;
}

/**
 * The next time of the year, or the one that is on, of those that a text names ('Ramai menjelang Lebaran'); null where it names none
 * of which a date is known.
 * @param province where the person is; null while unknown
 * @param today YYYY-MM-DD
 */
export function nextSeason(text: string, province: string | null, today: string): Season | null {
  const named = conceptsIn(text);
  const coming = localData().seasons.filter(
    ({ concept, provinces, to }) =>
      named.has(concept) &&
      to >= today &&
      (provinces.length === 0 || (province !== null && provinces.includes(province))),
  );
  return coming.toSorted((a, b) => a.from.localeCompare(b.from))[0] ?? null;
}

const days = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'UTC' });

/** 'Terdekat: Lebaran 2027, 10 – 11 Maret 2027 (perkiraan).' with its source where it has one. */
export function describeSeason({ label, from, to, estimate, source }: Season): string {
  const when = days.formatRange(new Date(`${from}T00:00Z`), new Date(`${to}T00:00Z`));
  return `Terdekat: ${label}, ${when.replaceAll(/\s/g, ' ')}${estimate ? ' (perkiraan)' : ''}.${source === null ? '' : ` Sumber: ${source.name}.`}`;
}
