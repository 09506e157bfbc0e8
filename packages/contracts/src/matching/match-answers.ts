import type { PersonSigns } from '../reputation.ts';
import type { SkillLevel, WishSubject } from './match-fields.ts';
import type { MatchPoint } from './match-point.ts';

/** Why a pair is shown: what speaks for it first. */
export type MatchReason = Pick<MatchPoint, 'tone' | 'sentence'>;

/** What a member has not said yet and what would make the list better. */
export type MissingField = 'skills' | 'interests' | 'goal' | 'hours' | 'place' | 'languages';

/** A listing for a person, as `match-listings` answers. */
export type ListingMatch = {
  readonly id: string;
  readonly project_name: string;
  readonly project_type: string;
  readonly owner_name: string;
  /** What the owner lets cards show. */
  readonly owner_signs: PersonSigns | null;
  readonly city: string | null;
  readonly is_remote: boolean;
  readonly score: number;
  readonly reasons: readonly MatchReason[];
};
export type ListingMatches = {
  readonly items: readonly ListingMatch[];
  readonly missing: readonly MissingField[];
};

/** How one listing fits a person, as `match-listing` answers. */
export type ListingFit = {
  readonly fit: {
    /** 0 to 100; 0 where a must is not met. */
    readonly score: number;
    /** The musts, of either side, that are not met. */
    readonly excludedBy: readonly WishSubject[];
    readonly reasons: readonly MatchReason[];
  } | null;
  readonly missing: readonly MissingField[];
};

/** A findable person for a listing, as `match-people` answers: no address, no number. */
export type PersonMatch = {
  readonly id: string;
  readonly nama_lengkap: string;
  readonly kota: string | null;
  readonly kampus: string | null;
  readonly prodi: string | null;
  /** What the person lets cards show. */
  readonly signs: PersonSigns | null;
  readonly skills: readonly { readonly name: string; readonly level: SkillLevel }[];
  /** The conversation in which the owner has invited this person to the listing; null before a line of it was sent. */
  readonly invited_in: string | null;
  readonly score: number;
  readonly reasons: readonly MatchReason[];
};
export type PersonMatches = { readonly items: readonly PersonMatch[] };

/** As many cards as a list has at most. */
export const matchesMax = 10;
