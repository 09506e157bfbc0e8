import { z } from 'zod';
import { jsonResponse } from '@kawanusaha/backend/functions/json-response';
import { defineFunction } from '#define-function.ts';
import { readExportPlan, type ExportPlan } from './plan.ts';
import { renderPdf } from './render-pdf.ts';
import { renderProposal } from './render-proposal.ts';
import { renderWorkbook } from './render-workbook.ts';

const bodySchema = z.object({ idea_id: z.uuid(), format: z.enum(['pdf', 'docx', 'xlsx', 'proposal']) });

const formats = {
  pdf: { type: 'application/pdf', extension: 'pdf', render: renderPdf },
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extension: 'docx',
    // The writer of Word documents is large; a server that never writes one does not load it.
    render: async (plan: ExportPlan) =>
      (await import('./word/render-plan-word.ts')).renderPlanWord(plan, new Date()),
  },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extension: 'xlsx',
    render: renderWorkbook,
  },
  proposal: {
    type: 'application/rtf',
    extension: 'rtf',
    render: async (plan: ExportPlan) => renderProposal(plan, new Date()),
  },
} as const;

/** A file name that every system takes. */
function fileName(title: string, extension: string): string {
  const clean = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${clean === '' ? 'rencana-usaha' : clean}.${extension}`;
}

/**
 * `export-idea` {idea_id, format}: an own saved idea as PDF, as Word document, as workbook with live formulas, or as proposal skeleton (RTF).
 * 200 with the file, 400 for a bad body, 404 for an idea that is not the caller's.
 */
export const exportIdea = defineFunction({
  name: 'export-idea',
  verifyJwt: true,
  handler: async (request, context) => {
    const body = bodySchema.safeParse(await request.json().catch(() => null));
    if (!body.success)
      return jsonResponse({ error: 'invalid_input', message: 'Pilih ide dan bentuk berkasnya.' }, 400);
    const plan = await readExportPlan(context, body.data.idea_id);
    if (plan === null) return jsonResponse({ error: 'not_found', message: 'Ide tidak ditemukan.' }, 404);
    const { type, extension, render } = formats[body.data.format];
    const file = await render(plan);
    return new Response(new Uint8Array(file), {
      headers: {
        'content-type': type,
        'content-disposition': `attachment; filename="${fileName(plan.title, extension)}"`,
        'cache-control': 'no-store',
      },
    });
  },
});
