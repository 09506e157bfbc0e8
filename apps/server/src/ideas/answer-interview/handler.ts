import { jsonResponse } from '@kawanusaha/backend/functions/json-response';
import { readJson } from '@kawanusaha/backend/functions/read-json';
import { rpcResponse } from '@kawanusaha/backend/functions/rpc-response';
import { z } from 'zod';
import { defineFunction } from '#define-function.ts';

const inputSchema = z.object({
  token: z
    .string({ error: 'Tautan ini tidak ditemukan.' })
    .max(200, { error: 'Tautan ini tidak ditemukan.' }),
  id: z.uuid({ error: 'id harus berupa UUID' }),
  answers: z
    .array(
      z
        .string({ error: 'Jawaban harus berupa teks' })
        .max(500, { error: 'Jawaban paling panjang 500 karakter' })
        .refine((text) => !text.includes('\0'), {
          error: 'Jawaban berisi karakter yang tidak bisa disimpan',
        }),
    )
    .min(1, { error: 'Jawab sedikitnya satu pertanyaan' })
    .max(7, { error: 'Paling banyak 7 jawaban' }),
});

/**
 * `answer-interview {token, id, answers}`: one person's answers to the questions behind a link, without an account and without anything
 * that names a person. `id` is the sender's own: sent again after a lost reply, it is the same set. Out: 200. Errors: 400
 * validation_failed · 404 interview_not_found · 409 interview_closed · 422 answers_refused (with `faults`, the sentence of each answer
 * that cannot be taken), answers_invalid · 429 interview_busy, each with a sentence for the sender.
 */
export const answerInterview = defineFunction({
  name: 'answer-interview',
  verifyJwt: false,
  maxBodyBytes: 20_000,
  handler: async (request, { admin }) => {
    const input = await readJson(request, inputSchema);
    if ('refusal' in input) return input.refusal;
    const { token, id, answers } = input.value;
    // The lexicon is large, and a process that is not asked for this does without it.
    const { findPublicFault } = await import('#moderation/find-public-fault.ts');
    const faults = answers.flatMap((answer, index) => {
      const fault = findPublicFault(answer, 'Jawaban');
      return fault === null ? [] : [{ index, message: fault.message }];
    });
    const [first] = faults;
    if (first !== undefined)
      return jsonResponse({ error: 'answers_refused', message: first.message, faults }, 422);
    const kept = await admin.rpc('answer_interview', { p_token: token, p_id: id, p_answers: answers });
    return kept.error === null ? jsonResponse({ kept: true }) : rpcResponse(kept);
  },
});
