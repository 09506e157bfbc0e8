import type { RewardType } from '@kawanusaha/contracts/directory';
import type { PersonSigns } from '@kawanusaha/contracts/reputation';

/** What anyone may see of a listing; the contact and the owner's e-mail are not among it (they go through `reveal_contact`). */
export type ProjectRow = {
  id: string;
  user_id: string;
  project_name: string;
  project_description: string;
  project_type: string;
  required_skills: string[];
  budget_range: string | null;
  timeline: string | null;
  contact_type: 'whatsapp' | 'group';
  owner_name: string;
  city: string | null;
  is_remote: boolean;
  hours_per_week: number | null;
  reward_type: RewardType | null;
  seats: number | null;
  deadline: string | null;
  /** Path in the bucket of project pictures. */
  picture_path: string | null;
  is_active: boolean;
  closed_reason: 'filled' | 'expired' | 'owner' | 'held' | 'silent' | null;
  expires_at: string;
  created_at: string;
  /** Only in the answer to a query: how well the row answers, whether to all of it, and which of its words do. */
  score?: number | null;
  is_full?: boolean | null;
  matches?: string[] | null;
  /** What the owner lets cards show. */
  owner_signs?: PersonSigns | null;
  /** The query with its slips corrected, where it has any. */
  corrected?: string | null;
};

/** Columns of {@link ProjectRow} for a `select`: hidden columns cannot be selected, so `*` would be refused. */
export const projectColumns =
  'id,user_id,project_name,project_description,project_type,required_skills,budget_range,timeline,contact_type,owner_name,city,is_remote,hours_per_week,reward_type,seats,deadline,picture_path,is_active,closed_reason,expires_at,created_at';
