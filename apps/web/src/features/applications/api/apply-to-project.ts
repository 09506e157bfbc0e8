import type { ScreeningAnswer } from '@kawanusaha/contracts/screening/screening-answers';
import { connectionAdvice } from '#lib/api/connection-advice.ts';
import { wasAnswered } from '#lib/api/was-answered.ts';
import { getSupabase } from '#lib/supabase/client.ts';

/** SQLSTATE of a second application to the same project (spec §8). */
const alreadyAppliedCode = '23505';
/** Prefix of the codes whose message is written for the person who reads it, such as the daily limit. */
const spokenCodePrefix = 'PT';
/** The owner has changed the questions since they were shown. */
const questionsChangedHint = 'questions_changed';

export type Application = {
  project_id: string;
  applicant_id: string;
  applicant_name: string;
  applicant_email: string;
  applicant_whatsapp: string | null;
  application_message: string;
  /** The applicant writes in the platform first: the database then keeps neither number nor e-mail. */
  via_messages?: boolean;
  /** Left out where the owner asks nothing. */
  answers?: ScreeningAnswer[];
  /** The role that the applicant would take, where the listing seeks some. */
  role_id?: string;
};

/** Why an application failed; `reason` is a sentence for the applicant: the database's own, or what to do without a connection. */
export type ApplyFailure = {
  kind: 'already-applied' | 'questions-changed' | 'failed';
  reason: string | undefined;
  /** No answer came: the application may still wait for a connection. */
  isLost?: boolean;
};

/**
 * Applies to a project (spec §7). The database fills in who applies, and with which skills, from the caller's profile, whatever is
 * sent here. In: the application, its message trimmed. Out: null, or why it failed. Throws where its code cannot be loaded.
 */
export async function applyToProject(application: Application): Promise<ApplyFailure | null> {
  const supabase = await getSupabase();
  const { error } = await supabase.from('project_applications').insert(application).select('id').single();
  if (!error) return null;
  return {
    kind:
      error.code === alreadyAppliedCode
        ? 'already-applied'
        : error.hint === questionsChangedHint
          ? 'questions-changed'
          : 'failed',
    reason: error.code.startsWith(spokenCodePrefix) ? error.message : connectionAdvice(error),
    isLost: !wasAnswered(error),
  };
}
