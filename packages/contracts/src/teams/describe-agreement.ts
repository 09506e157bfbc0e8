import { disputeChoices, ideaChoices, leavingChoices } from './agreement-choices.ts';
import type { AgreementContent } from './agreement-terms.ts';

const percent = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 });

/** A share as people read it: `33,33%`. */
export const formatShare = (share: number): string => `${percent.format(share)}%`;

/**
 * The agreement in sentences, the same on the page and in its documents.
 * Out: headings with their paragraphs; the table of members stands apart.
 */
export function describeAgreement({
  idea,
  leaving,
  dispute,
}: Pick<AgreementContent, 'idea' | 'leaving' | 'dispute'>): {
  heading: string;
  paragraphs: string[];
}[] {
  const withNote = (paragraphs: string[], note: string) => (note === '' ? paragraphs : [...paragraphs, note]);
  return [
    { heading: 'Tentang ide', paragraphs: withNote([ideaChoices[idea.choice].text], idea.note) },
    {
      heading: 'Bila ada yang keluar',
      paragraphs: withNote(
        [
          leaving.notice_days === 0
            ? 'Anggota yang ingin keluar boleh keluar pada hari ia mengatakannya.'
            : `Anggota yang ingin keluar memberi tahu tim ${leaving.notice_days} hari sebelumnya.`,
          leavingChoices[leaving.choice].text,
        ],
        leaving.note,
      ),
    },
    { heading: 'Bila berselisih', paragraphs: withNote([disputeChoices[dispute.choice].text], dispute.note) },
  ];
}
