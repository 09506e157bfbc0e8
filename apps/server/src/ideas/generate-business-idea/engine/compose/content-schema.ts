import { contactSkills, projectSkills, projectTypes } from '@kawanusaha/contracts/directory';
import * as z from 'zod';

/** What an offer or a pattern asks of the person; a limit ('tanpa motor', 'tidak bisa masak') rules out what needs it. */
export const traits = [
  'memasak',
  'dapur',
  'jualan',
  'keluar',
  'berdiri',
  'angkat',
  'tampil',
  'suara',
  'mengajar',
  'motor',
  'laptop',
  'kamera',
  'siang',
  'lahan',
  'internet',
  'alat-berat',
  'penglihatan',
  'malam',
  'luar-ruang',
  'harian',
] as const;
export type Trait = (typeof traits)[number];

const text = z.string().trim().min(1);
const texts = z.array(text).min(1);
const rupiah = z.int().min(0);
const judgement = z.strictObject({ level: z.int().min(1).max(5), because: text });
const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** Groups of offers that share ways of selling. */
export const offerGroups = ['makanan', 'segar', 'kriya', 'digital', 'ajar', 'jasa', 'dagang'] as const;

/**
 * What can be sold: a class of goods or services with its usual numbers (whole Rupiah, street prices), texts, needs and
 * risks. `{o}` in a text is the student's own object (a dish, a skill, a crop); the generic texts stand where there is none.
 */
export const offerSchema = z.strictObject({
  id,
  group: z.enum(offerGroups),
  /** Concepts of the lexicon that this offer serves, with everything below them. */
  covers: z.array(id).min(1),
  /** Kinds of concepts that it serves when no offer covers them by name. */
  kinds: z.array(z.string()),
  /** Concepts that count as the skill for it. */
  skill: z.array(id).min(1),
  brand: text,
  product: text,
  genericBrand: text,
  genericProduct: text,
  verb: z.enum(['menjual', 'mengajar']),
  unit: text,
  price: rupiah,
  unitCost: rupiah,
  unitsPerDay: z.number().positive(),
  daysPerMonth: z.int().min(1).max(31),
  fixedCostPerMonth: rupiah,
  capital: z.tuple([rupiah, rupiah]),
  hoursPerWeek: z.int().min(1).max(40),
  traits: z.array(z.enum(traits)),
  demand: judgement,
  room: judgement,
  customers: texts,
  channels: texts,
  /** Keys of `permits.json`. */
  permits: z.array(z.string()).min(1),
  risks: texts,
  resources: texts,
  season: text,
  projectType: z.enum(projectTypes),
  teamSkills: z.array(z.enum(projectSkills)).min(1),
  missingSkill: z.enum(contactSkills),
  firstStep: text,
  unknown: text,
});
export type Offer = z.infer<typeof offerSchema>;

/**
 * A way of doing business with an offer. Slots in texts: `{Merek}` brand, `{produk}` the product in a sentence, `{o}` the
 * object, `{Tempat}` place in a name, `{di}` ' di <place>', `{dari}` ' dari <place>', `{pelanggan}` customers, `{topik}` and
 * `{Topik}` a subject that the person likes. The factors multiply the numbers of the offer.
 */
export const patternSchema = z.strictObject({
  id,
  groups: z.array(z.enum(offerGroups)).min(1),
  /** Where not empty: these offers alone. */
  onlyOffers: z.array(id),
  withoutOffers: z.array(id),
  /** Where not empty: for ideas about these concepts alone ('kambing' for kurban). */
  onlySubjects: z.array(id).default([]),
  /** Concepts that this way makes no sense of: a fence to be welded is not left at a locker. */
  withoutSubjects: z.array(id).default([]),
  names: texts,
  about: text,
  why: text,
  needsTopic: z.boolean(),
  /** Kinds of concepts that are no field to serve in this way: what is made itself has no merchandise. */
  withoutTopicKinds: z.array(text).default([]),
  needsPlace: z.boolean(),
  mode: z.enum(['online', 'offline', 'keduanya']),
  factors: z.strictObject({
    price: z.number().positive(),
    unitCost: z.number().positive(),
    units: z.number().positive(),
    capital: z.number().positive(),
    hours: z.number().positive(),
  }),
  unit: z.nullable(text),
  /** Own numbers where another unit is sold than the offer's ('peserta', 'unduhan'); the factors do not count then. */
  numbers: z.nullable(
    z.strictObject({
      price: rupiah,
      unitCost: rupiah,
      unitsPerDay: z.int().positive(),
      daysPerMonth: z.int().min(1).max(31),
    }),
  ),
  /** The buyers pay before anything is bought, so it starts without money. */
  isPrepaid: z.boolean(),
  addsTraits: z.array(z.enum(traits)),
  dropsTraits: z.array(z.enum(traits)),
  /** The skill that the pattern needs instead of the offer's own; null keeps the offer's. */
  skill: z.nullable(id),
  demandShift: z.int().min(-2).max(2),
  roomShift: z.int().min(-2).max(2),
  difficulty: z.int().min(1).max(5),
  customers: z.nullable(text),
  channels: z.array(text),
  steps: texts,
  risks: texts,
});
export type Pattern = z.infer<typeof patternSchema>;

/** A worked example: one business with its numbers, written out by hand. `{kota}` in a name disappears. */
export const exampleSchema = z.strictObject({
  id,
  sector: text,
  name: text,
  about: text,
  market: text,
  mode: z.enum(['online', 'offline', 'keduanya']),
  capital: z.tuple([rupiah, rupiah]),
  hoursPerWeek: z.int().min(1).max(40),
  unit: text,
  numbers: z.strictObject({
    price: rupiah,
    unitCost: rupiah,
    unitsPerDay: z.int().positive(),
    daysPerMonth: z.int().min(1).max(31),
    fixedCostPerMonth: rupiah,
  }),
  skills: texts,
  interests: texts,
  channels: texts,
  /** Keys of `permits.json`, or a rule of its own in words. */
  permits: texts,
  risks: texts,
  steps: texts,
  resources: texts,
  season: text,
  campus: text,
  demand: judgement,
  room: judgement,
  unknown: text,
});
export type Example = z.infer<typeof exampleSchema>;
