import type { PersonSigns } from '@kawanusaha/contracts/reputation';

/** What anyone may see of a contact; the number is not among it (it goes through `reveal_contact`). */
export type ContactRow = {
  id: string;
  user_id: string;
  name: string;
  main_skill: string;
  experience: string;
  vision: string;
  city: string | null;
  campus: string | null;
  hours_per_week: number | null;
  looking_for: string | null;
  created_at: string;
  /** Its owner is written to here first. */
  via_messages: boolean;
  /** What the owner lets cards show. */
  owner_signs?: PersonSigns | null;
  /** Only in the answer to a query: how well the row answers, whether to all of it, and which of its words do. */
  score?: number | null;
  is_full?: boolean | null;
  matches?: string[] | null;
  /** The query with its slips corrected, where it has any. */
  corrected?: string | null;
};

/** Columns of {@link ContactRow} for a `select`: hidden columns cannot be selected, so `*` would be refused. */
export const contactColumns =
  'id,user_id,name,main_skill,experience,vision,city,campus,hours_per_week,looking_for,created_at,via_messages';
