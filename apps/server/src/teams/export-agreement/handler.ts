import { jsonResponse } from '@kawanusaha/backend/functions/json-response';
import { longestFileMs } from '@kawanusaha/contracts/file-limits';
import { z } from 'zod';
import { defineFunction } from '#define-function.ts';
import { fileName } from '#ideas/export-idea/file-name.ts';
import { exportFiles } from '#ideas/export-idea/files.ts';
import { type Agreement, readAgreement } from './agreement.ts';

const bodySchema = z.object({ project_id: z.uuid(), format: z.enum(['pdf', 'docx']) });

/** The writers are large: each is loaded when it is asked for. */
async function render(agreement: Agreement, format: 'pdf' | 'docx'): Promise<Uint8Array> {
  if (format === 'pdf') return (await import('./render-agreement-pdf.ts')).renderAgreementPdf(agreement);
  return (await import('./render-agreement-word.ts')).renderAgreementWord(agreement);
}

/**
 * `export-agreement` {project_id, format}: the agreement of a team that the caller is in, as PDF or Word document.
 * 200 with the file, 400 for a bad body, 404 where there is none that the caller may read.
 */
export const exportAgreement = defineFunction({
  name: 'export-agreement',
  verifyJwt: true,
  timeoutMs: longestFileMs,
  handler: async (request, context) => {
    const body = bodySchema.safeParse(await request.json().catch(() => null));
    if (!body.success)
      return jsonResponse({ error: 'invalid_input', message: 'Pilih tim dan bentuk berkasnya.' }, 400);
    const agreement = await readAgreement(context, body.data.project_id);
    if (agreement === null)
      return jsonResponse({ error: 'not_found', message: 'Kesepakatan tidak ditemukan.' }, 404);
    const { type, extension } = exportFiles[body.data.format];
    const name = fileName(`kesepakatan ${agreement.content.project}`, { suffix: '', extension });
    return new Response(new Uint8Array(await render(agreement, body.data.format)), {
      headers: {
        'content-type': type,
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'no-store',
      },
    });
  },
});
