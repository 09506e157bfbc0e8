import { hasConcept } from '@kawanusaha/bahasa/lexicon/concepts';
import { localSourceSchema, localValueSchemas, type LocalFigure } from '@kawanusaha/contracts/local-figure';
import provinceRows from '#content/ideas/local/provinces.json' with { type: 'json' };
import rateRows from '#content/ideas/local/rates.json' with { type: 'json' };
import seasonRows from '#content/ideas/local/seasons.json' with { type: 'json' };
import specialityRows from '#content/ideas/local/specialities.json' with { type: 'json' };
import stapleRows from '#content/ideas/local/staples.json' with { type: 'json' };
import * as z from 'zod';
import {
  provinceSchema,
  rateSchema,
  seasonSchema,
  specialitySchema,
  stapleSchema,
  type Province,
  type Rate,
  type Season,
  type Speciality,
  type Staple,
} from './local-schema.ts';

/** What is known of places and seasons; each row with its date and source. */
export type LocalData = {
  readonly provinces: ReadonlyMap<string, Province>;
  readonly staples: ReadonlyMap<string, Staple>;
  /** Rates and bounds of the whole country. */
  readonly rates: ReadonlyMap<string, Rate>;
  readonly seasons: readonly Season[];
  readonly specialities: readonly Speciality[];
  /** Concepts that are sold as the speciality of a province. */
  readonly conceptsOf: ReadonlyMap<string, readonly string[]>;
};

const build = (rows: Omit<LocalData, 'conceptsOf'>): LocalData => ({
  ...rows,
  conceptsOf: new Map(
    [...rows.provinces.keys()].map((province) => [
      province,
      rows.specialities.filter((row) => row.province === province).map(({ concept }) => concept),
    ]),
  ),
});

/** What the product brings along. */
export const broughtAlong: LocalData = build({
  provinces: new Map(
    z
      .array(provinceSchema)
      .parse(provinceRows)
      .map((row) => [row.province, row]),
  ),
  staples: new Map(
    z
      .array(stapleSchema)
      .parse(stapleRows)
      .map((row) => [row.id, row]),
  ),
  rates: new Map(
    z
      .array(rateSchema)
      .parse(rateRows)
      .map((row) => [row.id, row]),
  ),
  seasons: z.array(seasonSchema).parse(seasonRows),
  specialities: z.array(specialitySchema).parse(specialityRows),
});

/**
 * What the product brings along with an admin's figures before it. A figure that is over, or of a place, material or concept that is not
 * known, is left out.
 * @param today YYYY-MM-DD
 */
export function withKept(brought: LocalData, kept: readonly LocalFigure[], today: string): LocalData {
  const provinces = new Map(brought.provinces);
  const staples = new Map(brought.staples);
  const rates = new Map(brought.rates);
  const seasons = new Map(brought.seasons.map((row) => [row.id, row]));
  const specialities = new Map(brought.specialities.map((row) => [`${row.province}:${row.concept}`, row]));
  for (const figure of kept) {
    const source = localSourceSchema.safeParse(figure);
    if (!source.success || (figure.holds_until !== null && figure.holds_until < today)) continue;
    const evidence = {
      asOf: figure.as_of,
      source: { name: figure.source_name, url: figure.source_url },
      checked: true,
      estimate: false,
    };
    applyOne({ provinces, staples, rates, seasons, specialities }, figure, evidence);
  }
  return build({
    provinces,
    staples,
    rates,
    seasons: [...seasons.values()],
    specialities: [...specialities.values()],
  });
}

type Rows = {
  readonly provinces: Map<string, Province>;
  readonly staples: Map<string, Staple>;
  readonly rates: Map<string, Rate>;
  readonly seasons: Map<string, Season>;
  readonly specialities: Map<string, Speciality>;
};
type Evidence = Pick<Staple, 'asOf' | 'source' | 'checked' | 'estimate'>;

function applyOne(rows: Rows, { kind, key, value }: LocalFigure, evidence: Evidence): void {
  // A kind that this program does not know comes from a newer one.
  if (!(kind in localValueSchemas)) return;
  const parsed = localValueSchemas[kind].safeParse(value);
  if (!parsed.success) return;
  const province = rows.provinces.get(kind === 'speciality' ? (key.split(':')[0] ?? '') : key);
  switch (kind) {
    case 'minimum_wage':
      if (province === undefined) return;
      rows.provinces.set(key, {
        ...province,
        ...evidence,
        minimumWage: (parsed.data as { rupiah: number }).rupiah,
        year: Number(evidence.asOf?.slice(0, 4) ?? province.year),
      });
      return;
    case 'price_level':
      if (province === undefined) return;
      rows.provinces.set(key, {
        ...province,
        priceLevel: (parsed.data as { level: number }).level,
        priceLevelIsEstimate: false,
      });
      return;
    case 'staple_price': {
      const staple = rows.staples.get(key);
      if (staple === undefined) return;
      rows.staples.set(key, { ...staple, ...evidence, price: (parsed.data as { rupiah: number }).rupiah });
      return;
    }
    case 'rate': {
      const rate = rows.rates.get(key);
      const { number } = parsed.data as { number: number };
      // More than the whole is no share.
      if (rate === undefined || (rate.unit.startsWith('%') && number > 100)) return;
      rows.rates.set(key, { ...rate, ...evidence, value: number });
      return;
    }
    case 'season': {
      const season = parsed.data as Omit<Season, 'id' | keyof Evidence>;
      if (hasConcept(season.concept)) rows.seasons.set(key, { id: key, ...season, ...evidence });
      return;
    }
    case 'speciality': {
      const { concept, holds } = parsed.data as { concept: string; holds: boolean };
      if (!holds) rows.specialities.delete(key);
      else if (province !== undefined && hasConcept(concept))
        rows.specialities.set(key, { province: province.province, concept, ...evidence });
    }
  }
}

let current: LocalData = broughtAlong;

/** What holds now: what the product brings along, with an admin's figures as they were read last. */
export const localData = (): LocalData => current;

/** Lets these figures of an admin hold from now on. */
export function keepFigures(kept: readonly LocalFigure[], today: string): void {
  current = kept.length === 0 ? broughtAlong : withKept(broughtAlong, kept, today);
}
