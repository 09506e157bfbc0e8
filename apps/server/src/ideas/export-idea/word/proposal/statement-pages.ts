import { type Block, centred, numbered, paragraph } from '../word-parts.ts';
import { wordTable } from '../word-table.ts';
import { orBlank, type Proposal } from './proposal-source.ts';
import { signature } from './team-pages.ts';

function identity({ plan, team, lecturer }: Proposal, width: number): Block {
  const [leader] = team;
  return wordTable(
    {
      head: ['Yang bertanda tangan', 'Isi'],
      rows: [
        ['Nama ketua', orBlank(leader?.name ?? '')],
        ['NIM', orBlank(leader?.studentNumber ?? '')],
        ['Program studi', orBlank(leader?.program ?? '')],
        ['Perguruan tinggi', orBlank(plan.campus)],
        ['Dosen pendamping', orBlank(lecturer.name)],
      ],
    },
    { width, shares: [0.4, 0.6] },
  );
}

/** The leader's statement. The wording is ours: the guideline's own form goes before it. */
export function leaderStatement(
  proposal: Proposal,
  label: string,
  promises: readonly string[],
  width: number,
): Block[] {
  const { plan, team, year } = proposal;
  const [leader] = team;
  return [
    centred(`PERNYATAAN KETUA TIM ${label}`, true),
    identity(proposal, width),
    paragraph(`menyatakan tentang proposal ${label} berjudul “${plan.title}” untuk tahun ${year}:`),
    ...numbered(promises, 20),
    paragraph(
      'Bila pernyataan ini tidak benar, saya bersedia menanggung akibatnya sesuai aturan yang berlaku.',
    ),
    ...signature(
      'Ketua tim (meterai bila diminta)',
      leader?.name ?? '',
      `NIM ${orBlank(leader?.studentNumber ?? '')}`,
    ),
  ];
}

/** The lecturer's willingness to guide the team. */
export function lecturerStatement({ plan, lecturer, year }: Proposal, label: string): Block[] {
  return [
    centred('KESEDIAAN DOSEN PENDAMPING', true),
    paragraph(
      `Saya, ${orBlank(lecturer.name)} (NIDN/NUPTK/NIP ${orBlank(lecturer.number)}), bersedia mendampingi tim ${label} “${plan.title}” dari ${orBlank(plan.campus)} pada tahun ${year} sampai laporan akhir.`,
    ),
    ...signature('Dosen pendamping', lecturer.name, `NIDN/NUPTK/NIP ${orBlank(lecturer.number)}`),
  ];
}
