import { localKinds, type KnownWord, type LocalDefaults } from '@kawanusaha/contracts/local-figure';
import { jsonResponse } from '@kawanusaha/backend/functions/json-response';
import { z } from 'zod';
import { defineFunction } from '#define-function.ts';
import { refuseUnlessAdmin } from '#accounts/require-admin.ts';

const kinds = localKinds.map(({ kind }) => kind);
const bodySchema = z.union([
  z.strictObject({ kind: z.enum(kinds) }),
  z.strictObject({ word: z.string().trim().min(2).max(60) }),
]);

/**
 * POST {kind} → {rows}: the figures of that kind that the product brings along, beside which the desk shows what an admin keeps
 * (table local_figures). POST {word} → {concept, label}, 404 `not_understood`. Admins alone: 403.
 */
export const adminLocalData = defineFunction({
  name: 'admin-local-data',
  verifyJwt: true,
  handler: async (request, context) => {
    const refusal = await refuseUnlessAdmin(context);
    if (refusal !== null) return refusal;
    const parsed = bodySchema.safeParse(await request.json().catch(() => null));
    if (!parsed.success)
      return jsonResponse({ error: 'invalid_input', message: 'Pilih jenis data atau tulis satu kata' }, 400);
    // What ideas know and the lexicon are large; a process that has answered none does without them until now.
    if ('kind' in parsed.data) {
      const { listDefaults } = await import('./list-defaults.ts');
      return jsonResponse({ rows: listDefaults(parsed.data.kind) } satisfies LocalDefaults, 200);
    }
    const { findWord } = await import('./find-word.ts');
    const known = findWord(parsed.data.word);
    if (known !== null) return jsonResponse(known satisfies KnownWord, 200);
    return jsonResponse(
      { error: 'not_understood', message: 'Kata ini belum dikenal. Coba nama lain yang lebih umum.' },
      404,
    );
  },
});
