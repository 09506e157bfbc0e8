import { applicationMessageSchema } from '@kawanusaha/contracts/application';
import { answerSchema } from '@kawanusaha/contracts/screening/screening-answers';
import * as z from 'zod/mini';
import { connectionAdvice } from '#lib/api/connection-advice.ts';
import { Refusal } from '#lib/api/failure.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { wasAnswered } from '#lib/api/was-answered.ts';
import { noteApplied } from '#lib/session/applied-projects.ts';
import { forgetWanted } from '#lib/session/wanted.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import type { Application } from '../application-row.ts';
import { applicationMessages as messages } from '../messages.ts';
import { applyLater } from './apply-later.ts';

/** What an applicant fills in; no role is ''. */
export const applyFormSchema = z.object({
  message: applicationMessageSchema,
  answers: z.array(z.object({ question: z.string(), answer: answerSchema })),
  roleId: z.string(),
  isViaMessages: z.boolean(),
});

/** SQLSTATE of a second application to the same project (spec §8). */
const alreadyAppliedCode = '23505';
/** Prefix of the codes whose message is written for the person who reads it, such as the daily limit. */
const spokenCodePrefix = 'PT';
/** The owner has changed the questions since they were shown. */
const questionsChangedHint = 'questions_changed';

/** Why an application failed; `reason` is a sentence for the applicant: the database's own, or what to do without a connection. */
type ApplyFailure = {
  kind: 'already-applied' | 'questions-changed' | 'failed';
  reason: string | undefined;
  /** No answer came: the application may still wait for a connection. */
  isLost?: boolean;
};

/**
 * Applies to a project (spec §7). The database fills in who applies, and with which skills, from the caller's profile, whatever is
 * sent here. In: the application, its message trimmed. Out: null, or why it failed. Throws where its code cannot be loaded.
 */
async function applyToProject(application: Application): Promise<ApplyFailure | null> {
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

type Ends = {
  /** It has arrived, or waits on this device for a connection. */
  done: (end: 'sent' | 'waits') => void;
  failed: (kind: ApplyFailure['kind'], sentence: string) => void;
};

/** Applies to the project; without an answer the application waits for a connection. A failure is a toast and the form's to show. */
export function useApplyToProject(projectName: string, { done, failed }: Ends) {
  return useOperation(
    async (application: Application) => {
      const failure = await applyToProject(application).catch((error: unknown) => ({
        kind: 'failed' as const,
        reason: connectionAdvice(error),
        isLost: true,
      }));
      if (failure?.isLost === true && (await applyLater(application, projectName))) return 'waits';
      if (failure === null || failure.kind === 'already-applied')
        noteApplied(application.applicant_id, application.project_id, true);
      if (failure === null) return 'sent';
      const title = failure.kind === 'already-applied' ? messages.alreadyApplied : messages.sendFailed;
      failed(failure.kind, [title, failure.reason].filter(Boolean).join('. '));
      throw new Refusal({ title, detail: failure.reason });
    },
    {
      done: (end) => {
        if (end === 'sent') forgetWanted();
        done(end);
      },
    },
  );
}
