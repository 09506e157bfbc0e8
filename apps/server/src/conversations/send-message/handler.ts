import { z } from 'zod';
import { readJson } from '@kawanusaha/backend/functions/read-json';
import { rpcResponse } from '@kawanusaha/backend/functions/rpc-response';
import { jsonResponse } from '@kawanusaha/backend/functions/json-response';
import type { Database } from '@kawanusaha/contracts/database';
import { defineFunction } from '#define-function.ts';

/** Room for what the database trims off; it is the one that says how long a message may be. */
const maxTyped = 4_000;

const inputSchema = z.object({
  thread_id: z.uuid({ error: 'thread_id harus berupa UUID' }),
  id: z.uuid({ error: 'id harus berupa UUID' }),
  body: z
    .string({ error: 'Tulis pesan dulu' })
    .max(maxTyped, { error: 'Pesan paling panjang 2.000 karakter' })
    .refine((text) => !text.includes('\0'), { error: 'Pesan berisi karakter yang tidak bisa disimpan' }),
  picture_path: z
    .string()
    .regex(/^[0-9a-f-]{36}\/[0-9a-f-]{36}\/[0-9a-f-]{36}\.webp$/, { error: 'picture_path tidak valid' })
    .optional(),
});

/**
 * `send-message {thread_id, id, body, picture_path?}`: writes a line into a conversation of the caller, with what is risky in it marked for its
 * receiver. `id` is the sender's own: sent again after a lost answer, it is the same line. `picture_path`: an object that the sender has
 * added for this line, `<sender>/<thread>/<id>.webp`. Out: 200 with the line. Errors: 400
 * validation_failed · 401 · 403 blocked_by_you, age_needed, guardian_needed, age_limited, contact_hidden, picture_before_answer · 404 not_found · 409 thread_over,
 * message_id_taken · 422 message_empty, message_too_long, picture_missing · 429 too_fast, daily_limit, each with a sentence for the sender.
 */
export const sendMessage = defineFunction({
  name: 'send-message',
  verifyJwt: true,
  handler: async (request, { caller, admin }) => {
    const input = await readJson(request, inputSchema);
    if ('refusal' in input) return input.refusal;
    const { thread_id: threadId, id, body, picture_path: picturePath } = input.value;
    // The lexicon is large, and a process that is not asked for this does without it.
    const { findRisk } = await import('./find-risk.ts');
    const risk = findRisk(body);
    const result = await admin
      .rpc('send_message', {
        person: caller.userId ?? '',
        thread_id: threadId,
        message_id: id,
        body,
        ...(risk === null ? {} : { risk }),
        ...(picturePath === undefined ? {} : { picture_path: picturePath }),
      })
      .single<Database['public']['Tables']['thread_messages']['Row']>();
    if (result.error !== null) return rpcResponse(result);
    // What the sender may not know stays here: whether it was delivered, and what the reader is warned of.
    const line = result.data;
    return jsonResponse({
      id: line.id,
      thread_id: line.thread_id,
      sender_id: line.sender_id,
      body: line.body,
      created_at: line.created_at,
      picture_path: line.picture_path,
    });
  },
});
