import { noLegalAdvice } from '@kawanusaha/contracts/teams/agreement-choices';
import { describeAgreement, formatShare } from '@kawanusaha/contracts/teams/describe-agreement';
import { heading, note, paragraph, title } from '#ideas/export-idea/word/word-parts.ts';
import { wordTable } from '#ideas/export-idea/word/word-table.ts';
import { textWidth, writeWord } from '#ideas/export-idea/word/write-word.ts';
import { type Agreement, confirmationRows, describeStanding, formatMoment } from './agreement.ts';

/** The agreement as DOCX, with the same words as the PDF. */
export function renderAgreementWord(agreement: Agreement): Promise<Uint8Array> {
  const { content, content_hash: hash, version, saved_at: savedAt } = agreement;
  const width = textWidth('plan');
  return writeWord({
    title: `Kesepakatan tim ${content.project}`,
    author: content.members[0]?.name ?? '',
    look: 'plan',
    pages: [
      {
        numbers: 'arabic',
        blocks: [
          note('Kesepakatan tim, disusun di KawanUsaha'),
          title(content.project),
          paragraph(`Versi ${version}, ditulis ${formatMoment(savedAt)}. ${describeStanding(agreement)}`),
          note(noLegalAdvice),
          heading('Anggota, peran, waktu, dan bagian'),
          wordTable(
            {
              head: ['Nama', 'Peran', 'Jam seminggu', 'Bagian'],
              rows: content.members.map(({ name, role, hours, share }) => [
                name,
                role,
                String(hours),
                formatShare(share),
              ]),
            },
            { width, shares: [0.34, 0.34, 0.16, 0.16] },
          ),
          ...describeAgreement(content).flatMap((part) => [
            heading(part.heading),
            ...part.paragraphs.map((text) => paragraph(text)),
          ]),
          heading('Persetujuan'),
          wordTable(
            { head: ['Nama', 'Persetujuan'], rows: confirmationRows(agreement) },
            { width, shares: [0.45, 0.55] },
          ),
          note(`Sidik isi (SHA-256): ${hash}`),
          note('Setiap perubahan isi mengubah sidik ini dan membatalkan semua persetujuan.'),
        ],
      },
    ],
  });
}
