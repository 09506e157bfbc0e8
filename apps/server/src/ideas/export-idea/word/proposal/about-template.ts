import { findMissingParts } from '@kawanusaha/contracts/proposal/find-missing-parts';
import { newestGuidelineSentence, type ProposalProgram } from '@kawanusaha/contracts/proposal/programs';
import { type Block, bullets, note, paragraph, subject, title } from '../word-parts.ts';
import type { Proposal } from './proposal-source.ts';

const day = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'Asia/Jakarta' });

/** The first page: which guideline the template follows, its limits, and what is still missing. It is deleted before handing in. */
export function aboutTemplate(program: ProposalProgram, { source }: Proposal): Block[] {
  const { label, guideline, pageLimit, byHand } = program;
  const missing = findMissingParts(program, source);
  return [
    title(`Template ${label}`),
    note('Hapus halaman ini sebelum mengajukan.'),
    ...subject('Pedoman', `${guideline.name}. Tahun pedoman: ${guideline.year}.`),
    ...subject('Sumber', `${guideline.source}, dibaca sebagian ${day.format(new Date(guideline.checked))}.`),
    paragraph(newestGuidelineSentence),
    ...subject('Belum dapat kami pastikan', `${guideline.unconfirmed.join('; ')}. Cocokkan dengan pedoman.`),
    ...subject('Batas halaman', `Paling banyak ${pageLimit.pages} halaman, dari ${pageLimit.of}.`),
    ...(missing.length === 0
      ? subject('Yang belum ada di KawanUsaha', 'Semua bagian sudah terisi.')
      : [
          ...subject(
            'Yang belum ada di KawanUsaha',
            'Isi di halaman ide lalu unduh ulang, atau tulis di sini:',
          ),
          ...bullets(missing.map(({ text }) => text)),
        ]),
    ...subject('Yang Anda tambahkan sendiri', 'Bagian dalam kurung siku, dan:'),
    ...bullets(byHand),
  ];
}
