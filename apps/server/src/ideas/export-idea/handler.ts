import { z } from 'zod';
import { jsonResponse } from '@kawanusaha/backend/functions/json-response';
import { defineFunction } from '#define-function.ts';
import { fileName } from './file-name.ts';
import { type ExportFile, type ExportFormat, exportFiles } from './files.ts';
import { type ExportPlan, readExportPlan } from './plan.ts';
import { renderArchive } from './render-archive.ts';

const files: Readonly<Record<ExportFormat, ExportFile>> = exportFiles;
const formats = Object.keys(exportFiles) as ExportFormat[];
const bodySchema = z.object({ idea_id: z.uuid(), format: z.enum([...formats, 'zip']) });

/** Every file of the plan in one; one after the other, so that they do not hold the server together. */
async function renderAll(plan: ExportPlan, now: Date): Promise<Uint8Array> {
  const made = [];
  for (const format of formats) {
    const file = files[format];
    // oxlint-disable-next-line no-await-in-loop -- one after the other on purpose
    made.push({ name: fileName(plan.title, file), about: file.about, bytes: await file.render(plan, now) });
  }
  return renderArchive(plan.title, made, now);
}

const archive = { type: 'application/zip', extension: 'zip', suffix: '', render: renderAll };

/**
 * `export-idea` {idea_id, format}: an own saved idea as PDF, as Word document, as workbook with live formulas, as proposal,
 * or as all of them in one ZIP.
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
    const file = body.data.format === 'zip' ? archive : files[body.data.format];
    return new Response(new Uint8Array(await file.render(plan, new Date())), {
      headers: {
        'content-type': file.type,
        'content-disposition': `attachment; filename="${fileName(plan.title, file)}"`,
        'cache-control': 'no-store',
      },
    });
  },
});
