import { z } from 'zod';
import { jsonResponse } from '@kawanusaha/backend/functions/json-response';
import { longestFileMs } from '@kawanusaha/contracts/file-limits';
import { writeCalendar } from '@kawanusaha/contracts/record/write-calendar';
import { hasPremium } from '#accounts/has-premium.ts';
import { defineFunction } from '#define-function.ts';
import { fileName } from './file-name.ts';
import { type ExportFile, type ExportFormat, exportFiles } from './files.ts';
import { type ExportPlan, readExportPlan } from './plan.ts';
import { renderArchive } from './render-archive.ts';

const files: Readonly<Record<ExportFormat, ExportFile>> = exportFiles;
const formats = Object.keys(exportFiles) as ExportFormat[];
const bodySchema = z.object({ idea_id: z.uuid(), format: z.enum([...formats, 'zip']) });

type Archived = { ideaId: string; now: Date; isPremium: boolean };

/** Every file of the plan in one, as far as the caller may have it; one after the other, so that they do not hold the server together. */
async function renderAll(plan: ExportPlan, { ideaId, now, isPremium }: Archived): Promise<Uint8Array> {
  const made = [];
  for (const format of formats) {
    const file = files[format];
    if (file.isPremium === true && !isPremium) continue;
    // oxlint-disable-next-line no-await-in-loop -- one after the other on purpose
    made.push({ name: fileName(plan.title, file), about: file.about, bytes: await file.render(plan, now) });
  }
  const { 9: posts } = plan.record;
  if (posts !== undefined && posts.posts.length > 0) {
    const file = { extension: 'ics', suffix: '-kiriman' };
    const calendar = writeCalendar(posts, plan.record[8]?.name || plan.title, ideaId, now);
    made.push({
      name: fileName(plan.title, file),
      about: 'kalender 30 kiriman, dapat dibuka di kalender ponsel',
      bytes: new TextEncoder().encode(calendar),
    });
  }
  return renderArchive(plan.title, made, now);
}

const premiumText = 'Buku Usaha yang terisi dari rencana hanya tersedia untuk pengguna Premium';
const archive = { type: 'application/zip', extension: 'zip', suffix: '' };

/**
 * `export-idea` {idea_id, format}: an own saved idea as PDF, as Word document, as workbook with live formulas, as proposal,
 * or as all of them in one ZIP.
 * 200 with the file, 400 for a bad body, 403 for a file that only Premium members get, 404 for an idea that is not the caller's.
 */
export const exportIdea = defineFunction({
  name: 'export-idea',
  verifyJwt: true,
  timeoutMs: longestFileMs,
  handler: async (request, context) => {
    const body = bodySchema.safeParse(await request.json().catch(() => null));
    if (!body.success)
      return jsonResponse({ error: 'invalid_input', message: 'Pilih ide dan bentuk berkasnya.' }, 400);
    const plan = await readExportPlan(context, body.data.idea_id);
    if (plan === null) return jsonResponse({ error: 'not_found', message: 'Ide tidak ditemukan.' }, 404);
    const { idea_id: ideaId, format } = body.data;
    const now = new Date();
    const file: Omit<ExportFile, 'about' | 'render'> = format === 'zip' ? archive : files[format];
    const isPremium = (format === 'zip' || file.isPremium === true) && (await hasPremium(context));
    if (file.isPremium === true && !isPremium)
      return jsonResponse({ error: 'premium_required', message: premiumText }, 403);
    const bytes = await (format === 'zip'
      ? renderAll(plan, { ideaId, now, isPremium })
      : files[format].render(plan, now));
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': file.type,
        'content-disposition': `attachment; filename="${fileName(plan.title, file)}"`,
        'cache-control': 'no-store',
      },
    });
  },
});
