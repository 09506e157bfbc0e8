/** Rules of the two forms about matching; the database has the same bounds. */
import * as z from 'zod/mini';
import { hoursPerWeekMax, seatsMax } from '../listing-limits.ts';
import { optionalCount } from '../text-fields.ts';
import { matchGoals, matchStages, skillLevels, wishStrengths } from './match-fields.ts';
import {
  interestsMax,
  languageNameMax,
  languagesMax,
  roleTaskMax,
  rolesMax,
  skillNameMax,
  skillsMax,
} from './matching-limits.ts';

const tooLong = (most: number) => `Maksimal ${most} karakter`;
const isDistinct = (names: readonly string[]) =>
  new Set(names.map((name) => name.toLowerCase())).size === names.length;

function shortList(most: number, longest: number) {
  return z
    .array(
      z.string().check(z.trim(), z.minLength(1, 'Tulis dulu isinya'), z.maxLength(longest, tooLong(longest))),
    )
    .check(z.maxLength(most, `Maksimal ${most}`), z.refine(isDistinct, 'Sudah ada di daftar'));
}
function optionalOf<const Choices extends readonly [string, ...string[]]>(choices: Choices) {
  return z.pipe(
    z.union([z.literal(''), z.enum(choices)], 'Pilih dari daftar'),
    z.transform((value) => (value === '' ? null : value)),
  );
}

const skill = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'Tulis keahliannya'), z.maxLength(skillNameMax, tooLong(skillNameMax))),
  level: z.enum(skillLevels),
});
const skills = z.array(skill).check(
  z.maxLength(skillsMax, `Maksimal ${skillsMax} keahlian`),
  z.refine((list) => isDistinct(list.map(({ name }) => name)), 'Sudah ada di daftar'),
);
const wish = z.enum(wishStrengths);
const wishes = z.object({ skills: wish, goal: wish, stage: wish, hours: wish, place: wish, languages: wish });

const shared = {
  goal: optionalOf(matchGoals),
  stage: optionalOf(matchStages),
  languages: shortList(languagesMax, languageNameMax),
  wishes,
};

/** 'Kecocokan tim' of the profile. Out: the columns of `matching_profiles`; who is not 18 or older cannot be found. */
export const matchingProfileSchema = z.object({
  ...shared,
  skills,
  interests: shortList(interestsMax, skillNameMax),
  hours_per_week: optionalCount(hoursPerWeekMax, 'jam'),
  is_remote: z.boolean(),
  is_adult: z.boolean(),
  findable: z.boolean(),
});
export type MatchingProfileInput = z.infer<typeof matchingProfileSchema>;
export type MatchingProfileValues = z.input<typeof matchingProfileSchema>;

/** 'Cari anggota yang cocok' of a listing. Out: what `save_listing_matching` takes. */
export const listingMatchingSchema = z.object({
  ...shared,
  skill_levels: skills,
  team_skills: shortList(skillsMax, skillNameMax),
  roles: z
    .array(
      z.object({
        name: z
          .string()
          .check(
            z.trim(),
            z.minLength(1, 'Nama peran wajib diisi'),
            z.maxLength(skillNameMax, tooLong(skillNameMax)),
          ),
        task: z.string().check(z.trim(), z.maxLength(roleTaskMax, tooLong(roleTaskMax))),
        seats: z.pipe(
          z.string().check(z.trim(), z.regex(/^[1-9]\d?$/, 'Isi 1 sampai 50')),
          z.pipe(z.transform(Number), z.number().check(z.maximum(seatsMax, 'Isi 1 sampai 50'))),
        ),
      }),
    )
    .check(z.maxLength(rolesMax, `Maksimal ${rolesMax} peran`)),
});
export type ListingMatchingInput = z.infer<typeof listingMatchingSchema>;
export type ListingMatchingValues = z.input<typeof listingMatchingSchema>;
