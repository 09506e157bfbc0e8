import { concept, hasConcept } from '@kawanusaha/bahasa/lexicon/concepts';
import { understand } from '@kawanusaha/bahasa/understand';
import { localData } from './local-data.ts';

/** Facts of a province as they are told to a provider, each figure with its year and source. */
export type RegionFacts = {
  readonly provinsi: string;
  readonly upah_minimum: { readonly rupiah: number; readonly tahun: number; readonly sumber: string | null };
  /** Against Jawa Tengah, which is 1. */
  readonly tingkat_harga: number;
  readonly khas: readonly string[];
};

const mostSpecialities = 10;

/** The facts of the province in which a place lies; null where the place is not known. */
export function describeRegion(place: string | null): RegionFacts | null {
  const name = place === null ? undefined : understand(place).places[0]?.province;
  const { provinces, conceptsOf } = localData();
  const found = provinces.get(name ?? '');
  if (found === undefined) return null;
  return {
    provinsi: found.province,
    upah_minimum: { rupiah: found.minimumWage, tahun: found.year, sumber: found.source?.name ?? null },
    tingkat_harga: found.priceLevel,
    khas: (conceptsOf.get(found.province) ?? [])
      .filter(hasConcept)
      .slice(0, mostSpecialities)
      .map((id) => concept(id).label),
  };
}
