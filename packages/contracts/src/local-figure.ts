import * as z from 'zod/mini';

/** The kinds of local data that an admin keeps (supabase/schemas/local-figures.sql), with their names at the desk. */
export const localKinds = [
  { kind: 'minimum_wage', name: 'Upah minimum', each: 'provinsi' },
  { kind: 'price_level', name: 'Tingkat harga', each: 'provinsi' },
  { kind: 'staple_price', name: 'Harga bahan', each: 'bahan' },
  { kind: 'rate', name: 'Tarif dan batas', each: 'tarif' },
  { kind: 'season', name: 'Musim dan kalender', each: 'musim' },
  { kind: 'speciality', name: 'Khas daerah', each: 'kekhasan' },
] as const;
export type LocalKind = (typeof localKinds)[number]['kind'];

const rupiah = z.int().check(z.minimum(1), z.maximum(100_000_000));
const conceptId = z.string().check(z.regex(/^[a-z0-9-]{2,60}$/));
const day = z.iso.date('Isi tanggalnya');
const named = (least: number, most: number, message: string) =>
  z.string().check(z.trim(), z.minLength(least, message), z.maxLength(most));

const seasonValueSchema = z
  .strictObject({
    concept: conceptId,
    label: named(2, 80, 'Isi nama musimnya'),
    from: day,
    to: day,
    provinces: z.array(z.string()).check(z.maxLength(38)),
    note: z.string().check(z.trim(), z.maxLength(200)),
  })
  .check(z.refine(({ from, to }) => from <= to, { message: 'Akhir tidak boleh sebelum awal', path: ['to'] }));
export type SeasonValue = z.infer<typeof seasonValueSchema>;

/** The shape of a value by its kind; the database holds the same. */
export const localValueSchemas = {
  minimum_wage: z.strictObject({ rupiah }),
  price_level: z.strictObject({ level: z.number().check(z.minimum(0.5), z.maximum(3)) }),
  staple_price: z.strictObject({ rupiah }),
  rate: z.strictObject({ number: z.number().check(z.minimum(0), z.maximum(10_000_000_000)) }),
  season: seasonValueSchema,
  speciality: z.strictObject({ concept: conceptId, holds: z.boolean() }),
} as const satisfies Record<LocalKind, z.ZodMiniType>;
export type LocalValue<Kind extends LocalKind> = z.infer<(typeof localValueSchemas)[Kind]>;

/** Where a figure comes from: the day for which the source says it (YYYY-MM-DD), until when it holds, and the source. */
export const localSourceSchema = z.object({
  as_of: day,
  holds_until: z.nullable(day),
  source_name: named(3, 200, 'Isi nama sumbernya'),
  source_url: z
    .string()
    .check(
      z.trim(),
      z.maxLength(500),
      z.regex(/^https?:\/\/[^\s/]+\.\S+$/, 'Isi tautan lengkap, misalnya https://www.bps.go.id/…'),
    ),
});
export type LocalSource = z.infer<typeof localSourceSchema>;

/** A figure that an admin keeps. */
export type LocalFigure = LocalSource & {
  readonly kind: LocalKind;
  /** A province, a material, a rate, a season, or 'province:concept'. */
  readonly key: string;
  readonly value: unknown;
  readonly updated_at: string;
};

/** A figure that the product brings along, as the desk shows it beside what an admin keeps. */
export type LocalDefault = {
  readonly key: string;
  readonly label: string;
  /** What the figure is of ('Rp per kg'). */
  readonly unit: string;
  readonly value: unknown;
  readonly asOf: string | null;
  readonly sourceName: string | null;
  readonly sourceUrl: string | null;
  readonly isEstimate: boolean;
};

/** What the function `admin-local-data` answers for a kind. */
export type LocalDefaults = { readonly rows: readonly LocalDefault[] };
/** What it answers for a word of an admin ('bika ambon'): what the word means to ideas. */
export type KnownWord = { readonly concept: string; readonly label: string };
