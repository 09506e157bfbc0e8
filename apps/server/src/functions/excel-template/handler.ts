import { z } from 'zod';
import { defineFunction, jsonResponse } from '#functions/define-function.ts';
import { templates } from './workbooks/all.ts';
import { renderTemplate } from './workbooks/render-template.ts';

const bodySchema = z.object({ key: z.string().max(60) });

const messages = {
  premiumRequired: 'Fitur Template Excel hanya tersedia untuk pengguna Premium',
  notFound: 'Template tidak ditemukan.',
} as const;

/**
 * `excel-template` {key}: one workbook of the Premium pack as a file, straight to who may have it, so that there is no
 * link to pass on. 200 with the file, 400 for a bad body, 403 `premium_required`, 404 for an unknown key.
 */
export const excelTemplate = defineFunction({
  name: 'excel-template',
  verifyJwt: true,
  handler: async (request, { caller, deps }) => {
    const body = bodySchema.safeParse(await request.json().catch(() => null));
    if (!body.success) return jsonResponse({ error: 'invalid_input', message: messages.notFound }, 400);
    const [row] = await deps.database.owner<{ premium: boolean }[]>`
      select private.has_premium(${caller.userId}) as premium`;
    if (row?.premium !== true) {
      return jsonResponse({ error: 'premium_required', message: messages.premiumRequired }, 403);
    }
    const template = templates.find(({ key }) => key === body.data.key);
    if (template === undefined) return jsonResponse({ error: 'not_found', message: messages.notFound }, 404);
    return new Response(new Uint8Array(await renderTemplate(template)), {
      headers: {
        // functions-js hands out a Blob for this type only; as a spreadsheet it would decode the file as text.
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename="kawanusaha-${template.key}.xlsx"`,
        'cache-control': 'no-store',
      },
    });
  },
});
