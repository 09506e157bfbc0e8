import { concept } from '@kawanusaha/bahasa/lexicon/concepts';
import { understand } from '@kawanusaha/bahasa/understand';
import { localKinds, type LocalDefault } from '@kawanusaha/contracts/local-figure';
import { jsonResponse } from '@kawanusaha/backend/functions/json-response';
import { z } from 'zod';
import { defineFunction } from '#define-function.ts';
import { refuseUnlessAdmin } from '#accounts/require-admin.ts';

const kinds = localKinds.map(({ kind }) => kind);
const bodySchema = z.union([
  z.strictObject({ kind: z.enum(kinds) }),
  z.strictObject({ word: z.string().trim().min(2).max(60) }),
]);

/** What a word of an admin means to ideas ('bika ambon'): the first thing that is understood. */
export type KnownWord = { readonly concept: string; readonly label: string };
export type LocalDefaults = { readonly rows: readonly LocalDefault[] };

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
    if ('kind' in parsed.data) {
      // What ideas know is large; a process that has answered none does without it until now.
      const { listDefaults } = await import('./list-defaults.ts');
      return jsonResponse({ rows: listDefaults(parsed.data.kind) } satisfies LocalDefaults, 200);
    }
    const [mention] = understand(parsed.data.word).concepts;
    if (mention === undefined)
      return jsonResponse(
        { error: 'not_understood', message: 'Kata ini belum dikenal. Coba nama lain yang lebih umum.' },
        404,
      );
    const { id, label } = concept(mention.id);
    return jsonResponse({ concept: id, label } satisfies KnownWord, 200);
  },
});
