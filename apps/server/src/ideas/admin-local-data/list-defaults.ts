import { concept, hasConcept } from '@kawanusaha/bahasa/lexicon/concepts';
import type { LocalDefault, LocalKind } from '@kawanusaha/contracts/local-figure';
import { broughtAlong } from '../generate-business-idea/engine/compose/local/local-data.ts';
import type { Staple } from '../generate-business-idea/engine/compose/local/local-schema.ts';

type Evidence = Pick<Staple, 'asOf' | 'source' | 'estimate'>;
const told = ({ asOf, source, estimate }: Evidence) => ({
  asOf,
  sourceName: source?.name ?? null,
  sourceUrl: source?.url ?? null,
  isEstimate: estimate,
});
const labelOf = (id: string) => (hasConcept(id) ? concept(id).label : id);

/** Every figure of a kind that the product brings along, in the order of its labels. */
export function listDefaults(kind: LocalKind): LocalDefault[] {
  const { provinces, staples, rates, seasons, specialities } = broughtAlong;
  const rows = {
    minimum_wage: () =>
      [...provinces.values()].map((row) => ({
        ...{ key: row.province, label: row.province, unit: 'Rp sebulan', value: { rupiah: row.minimumWage } },
        ...told(row),
      })),
    // The level is our own estimate where the wage has a source.
    price_level: () =>
      [...provinces.values()].map((row) => ({
        ...{
          key: row.province,
          label: row.province,
          unit: 'kali Jawa Tengah',
          value: { level: row.priceLevel },
        },
        ...told({ asOf: null, source: null, estimate: row.priceLevelIsEstimate }),
      })),
    staple_price: () =>
      [...staples.values()].map((row) => ({
        ...{ key: row.id, label: row.label, unit: `Rp per ${row.unit}`, value: { rupiah: row.price } },
        ...told(row),
      })),
    rate: () =>
      [...rates.values()].map((row) => ({
        ...{ key: row.id, label: row.label, unit: row.unit, value: { number: row.value } },
        ...told(row),
      })),
    season: () =>
      seasons.map(({ id, concept: about, label, from, to, provinces: places, note, ...row }) => ({
        ...{ key: id, label, unit: '', value: { concept: about, label, from, to, provinces: places, note } },
        ...told(row),
      })),
    speciality: () =>
      specialities.map((row) => ({
        ...{
          key: `${row.province}:${row.concept}`,
          label: `${row.province}: ${labelOf(row.concept)}`,
          unit: '',
          value: { concept: row.concept, holds: true },
        },
        ...told(row),
      })),
  } satisfies Record<LocalKind, () => LocalDefault[]>;
  return rows[kind]().toSorted((a, b) => a.label.localeCompare(b.label, 'id'));
}
