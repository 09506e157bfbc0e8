import { noLegalAdvice } from '@kawanusaha/contracts/teams/agreement-choices';
import { describeAgreement, formatShare } from '@kawanusaha/contracts/teams/describe-agreement';
import { grey, openPdf } from '#ideas/export-idea/pdf/open-pdf.ts';
import { cover, heading, paragraph } from '#ideas/export-idea/pdf/pdf-parts.ts';
import { table } from '#ideas/export-idea/pdf/pdf-table.ts';
import { type Agreement, confirmationRows, describeStanding, formatMoment } from './agreement.ts';

/** The agreement as a PDF on A4, with who confirmed it, when, and the hash of what was confirmed. */
export function renderAgreementPdf(agreement: Agreement): Promise<Uint8Array> {
  const { content, content_hash: hash, version, saved_at: savedAt } = agreement;
  const { doc, finish } = openPdf(`Kesepakatan tim ${content.project}`, content.members[0]?.name ?? '');
  cover(doc, 'Kesepakatan tim, disusun di KawanUsaha', content.project, []);
  paragraph(doc, `Versi ${version}, ditulis ${formatMoment(savedAt)}. ${describeStanding(agreement)}`);
  paragraph(doc, noLegalAdvice, grey);
  heading(doc, 'Anggota, peran, waktu, dan bagian');
  for (const { name, role, hours, share } of content.members)
    paragraph(doc, `${name}: ${role}. ${hours} jam seminggu, bagian ${formatShare(share)}.`);
  for (const part of describeAgreement(content)) {
    heading(doc, part.heading);
    for (const text of part.paragraphs) paragraph(doc, text);
  }
  heading(doc, 'Persetujuan');
  table(doc, { head: ['Nama', 'Persetujuan'], rows: confirmationRows(agreement) }, { shares: [0.45, 0.55] });
  paragraph(doc, `Sidik isi (SHA-256): ${hash}`, grey);
  paragraph(doc, 'Setiap perubahan isi mengubah sidik ini dan membatalkan semua persetujuan.', grey);
  return finish();
}
