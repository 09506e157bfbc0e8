import { jsonResponse } from '@kawanusaha/backend/functions/json-response';
import { readJson } from '@kawanusaha/backend/functions/read-json';
import { rpcResponse } from '@kawanusaha/backend/functions/rpc-response';
import { z } from 'zod';
import { defineFunction } from '#define-function.ts';

const inputSchema = z.object({
  idea_id: z.uuid({ error: 'idea_id harus berupa UUID' }),
  questions: z
    .array(
      z
        .string({ error: 'Tulis pertanyaannya' })
        .max(200, { error: 'Pertanyaan paling panjang 200 karakter' })
        .refine((text) => !text.includes('\0'), {
          error: 'Pertanyaan berisi karakter yang tidak bisa disimpan',
        }),
    )
    .max(7, { error: 'Paling banyak 7 pertanyaan' }),
});

/**
 * `open-interview {idea_id, questions}`: makes the link by which buyers answer the questions of an own idea without an account, and closes
 * the one before. Out: 200 `{token}`, which is shown once. Errors: 400 validation_failed · 401 · 402 premium_required ·
 * 403 age_needed, age_limited · 404 idea_not_found · 422 questions_refused, questions_invalid · 429 interview_limit, each with a sentence.
 */
export const openInterview = defineFunction({
  name: 'open-interview',
  verifyJwt: true,
  maxBodyBytes: 20_000,
  handler: async (request, { caller, admin }) => {
    const input = await readJson(request, inputSchema);
    if ('refusal' in input) return input.refusal;
    const { idea_id: ideaId, questions } = input.value;
    // The lexicon is large, and a process that is not asked for this does without it.
    const { findPublicFault } = await import('#moderation/find-public-fault.ts');
    for (const question of questions) {
      const fault = findPublicFault(question, 'Pertanyaan');
      if (fault !== null) return jsonResponse({ error: 'questions_refused', message: fault.message }, 422);
    }
    const made = await admin.rpc('open_interview', {
      person: caller.userId ?? '',
      idea_id: ideaId,
      questions,
    });
    return made.error === null ? jsonResponse({ token: made.data }) : rpcResponse(made);
  },
});
