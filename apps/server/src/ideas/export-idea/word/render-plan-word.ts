import { TableOfContents } from 'docx';
import { juryCanvas } from '../jury-canvas.ts';
import type { ExportPlan } from '../plan.ts';
import { canvasPages } from './canvas-table.ts';
import { planChapters } from '../plan-chapters.ts';
import { toWordBlocks } from './write-blocks.ts';
import { caption, note, paragraph, title } from './word-parts.ts';
import { landscapeWidth, textWidth, type WordFile, writeWord } from './write-word.ts';

const day = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'Asia/Jakarta' });

/** The plan for a jury or a lender: contents, chapters with charts and tables, canvases on their side. */
export function planWord(plan: ExportPlan, now: Date): WordFile {
  const by = [plan.ownerName, plan.campus].filter(Boolean).join(', ');
  return {
    title: plan.title,
    author: plan.ownerName,
    look: 'plan',
    pages: [
      {
        numbers: 'arabic',
        blocks: [
          note('Rencana usaha'),
          title(plan.title),
          ...(by === '' ? [] : [paragraph(by)]),
          note(day.format(now)),
          caption('Daftar isi'),
          new TableOfContents('Daftar isi', { hyperlink: true, headingStyleRange: '1-1' }),
          ...toWordBlocks(planChapters(plan, now), plan, textWidth('plan')),
        ],
      },
      {
        numbers: 'arabic',
        isLandscape: true,
        blocks: canvasPages(juryCanvas(plan), ['lean', 'bmc', 'swot'], 'Lampiran: ', landscapeWidth('plan')),
      },
    ],
  };
}

/** 'Rencana usaha' as DOCX. */
export function renderPlanWord(plan: ExportPlan, now: Date): Promise<Uint8Array> {
  return writeWord(planWord(plan, now));
}
