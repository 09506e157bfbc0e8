import { exportFiles } from '../../apps/server/src/ideas/export-idea/files.ts';
import type { Agreement } from '../../apps/server/src/teams/export-agreement/agreement.ts';
import { renderAgreementPdf } from '../../apps/server/src/teams/export-agreement/render-agreement-pdf.ts';
import { renderAgreementWord } from '../../apps/server/src/teams/export-agreement/render-agreement-word.ts';
import { sampleBookTemplate } from '../../apps/server/src/workbooks/business-book/business-book.ts';
import { templates } from '../../apps/server/src/workbooks/premium-pack/all.ts';
import { renderTemplate } from '../../apps/server/src/workbooks/premium-pack/render-template.ts';
import { freshPlan, samplePlan } from './sample-plan.ts';

export type SampleFile = { name: string; bytes: Uint8Array };

const now = new Date('2026-11-22T00:00:00Z');

const files = Object.entries(exportFiles).map(([format, file]) => ({
  name: `rencana-${format}.${file.extension}`,
  render: () => file.render(samplePlan, now),
}));
/** What a member gets who saved an idea and entered nothing yet. */
const freshFiles = (['pdf', 'docx'] as const).map((format) => ({
  name: `baru-${format}.${exportFiles[format].extension}`,
  render: () => exportFiles[format].render(freshPlan, now),
}));
const workbooks = [...templates, sampleBookTemplate].map((template) => ({
  name: `${template.key}.xlsx`,
  render: () => renderTemplate(template),
}));

/** Every document and workbook that the product hands out, made from sample data. */
export async function renderSamples(agreement: Agreement): Promise<SampleFile[]> {
  const made: SampleFile[] = [
    { name: 'kesepakatan.pdf', bytes: await renderAgreementPdf(agreement) },
    { name: 'kesepakatan.docx', bytes: await renderAgreementWord(agreement) },
  ];
  // oxlint-disable-next-line no-await-in-loop -- one after the other, so that the machine has memory for LibreOffice
  for (const { name, render } of [...files, ...freshFiles, ...workbooks])
    made.push({ name, bytes: await render() });
  return made;
}
