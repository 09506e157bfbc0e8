import * as z from 'zod';
import { traits } from '../content-schema.ts';

const text = z.string().trim().min(2);
const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const rupiah = z.int().positive();
const day = z.iso.date();

/**
 * Where a figure comes from. `checked`: the page was read and says so; then it has a source and a date. `estimate`: our own
 * judgement or a forecast, shown as such.
 */
const evidence = {
  /** Day or month for which the figure holds; null for an estimate without a source. */
  asOf: z.nullable(z.string().regex(/^\d{4}-\d{2}(-\d{2})?$/)),
  source: z.nullable(z.strictObject({ name: text, url: z.httpUrl() })),
  checked: z.boolean(),
  estimate: z.boolean(),
};

/** Minimum wage (rupiah a month) and price level of a province; 1.00 is Jawa Tengah. */
export const provinceSchema = z.strictObject({
  province: text,
  minimumWage: rupiah,
  year: z.int().min(2025),
  ...evidence,
  priceLevel: z.number().min(0.5).max(3),
  priceLevelIsEstimate: z.boolean(),
});
export type Province = z.infer<typeof provinceSchema>;

/** Price of a material in rupiah for one unit; `province` null is the whole country. */
export const stapleSchema = z.strictObject({
  id,
  label: text,
  unit: text,
  price: rupiah,
  province: z.nullable(text),
  ...evidence,
});
export type Staple = z.infer<typeof stapleSchema>;

/** A rate or bound of the whole country by which calculations reckon: rupiah, or a percentage. */
export const rateSchema = z.strictObject({
  id,
  label: text,
  unit: z.enum(['Rp setahun', '% dari omzet', '% efektif setahun']),
  value: z.number().min(0),
  ...evidence,
});
export type Rate = z.infer<typeof rateSchema>;

/** A time of the year that changes what sells; without provinces it holds for the whole country. */
export const seasonSchema = z.strictObject({
  id,
  concept: id,
  label: text,
  from: day,
  to: day,
  provinces: z.array(text),
  note: z.string(),
  ...evidence,
});
export type Season = z.infer<typeof seasonSchema>;

export const specialitySchema = z.strictObject({ province: text, concept: id, ...evidence });
export type Speciality = z.infer<typeof specialitySchema>;

/** What goes into a batch of a product: amounts in the unit of the staple, for `yields` units. */
export const billSchema = z.strictObject({
  concept: id,
  label: text,
  yields: z.int().positive(),
  unit: text,
  items: z.array(z.strictObject({ staple: id, amount: z.number().positive(), unit: text })).min(2),
  wastePercent: z.number().min(0).max(50),
  estimate: z.boolean(),
});
export type Bill = z.infer<typeof billSchema>;

/** What a limit of the person rules out; capital in rupiah, hours a week. */
export const limitRuleSchema = z.strictObject({
  excludesTraits: z.array(z.enum(traits)),
  /** Things that an idea may not be about, as concepts. */
  avoids: z.optional(z.array(text)),
  maxCapital: z.nullable(z.int().min(0)),
  maxHours: z.nullable(z.int().positive()),
  reason: text,
});
