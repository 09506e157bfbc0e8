import type { TeamMember } from '@kawanusaha/contracts/proposal/proposal-data';
import { type Block, caption, centred, heading, paragraph } from '../word-parts.ts';
import { wordTable } from '../word-table.ts';
import { blank, orBlank, type Proposal } from './proposal-source.ts';

const roleOf = (index: number) => (index === 0 ? 'Ketua' : `Anggota ${index}`);

/** Names, numbers and years as they stand on a cover. */
export function proposers({ team }: Proposal): Block[] {
  return team.map(({ name, studentNumber, year }, index) =>
    centred(`${orBlank(name)}; ${orBlank(studentNumber)}; ${orBlank(year)} (${roleOf(index)})`),
  );
}

const empty = (columns: number) => Array.from({ length: columns }, () => blank);

function history(width: number): Block[] {
  return [
    caption('Kegiatan kemahasiswaan dan pengalaman usaha'),
    wordTable(
      {
        head: ['No', 'Kegiatan', 'Peran', 'Waktu dan tempat'],
        rows: [
          ['1', ...empty(3)],
          ['2', ...empty(3)],
        ],
      },
      { width, shares: [0.08, 0.42, 0.22, 0.28] },
    ),
    caption('Penghargaan'),
    wordTable(
      { head: ['No', 'Penghargaan', 'Pemberi', 'Tahun'], rows: [['1', ...empty(3)]] },
      { width, shares: [0.08, 0.42, 0.3, 0.2] },
    ),
    paragraph('Data di atas benar dan dapat dipertanggungjawabkan.'),
  ];
}

/** A place for date and name under a page that is signed. */
export function signature(role: string, name: string, number: string): Block[] {
  return [
    paragraph(`${blank} (kota), ${blank} (tanggal)`),
    paragraph(role),
    paragraph('\n'),
    paragraph(`(${orBlank(name)})\n${number}`),
  ];
}

function memberPages(
  { name, studentNumber, program, year }: TeamMember,
  index: number,
  width: number,
): Block[] {
  return [
    heading(`Biodata ${roleOf(index)}`, 2, index > 0),
    wordTable(
      {
        head: ['Identitas', 'Isi'],
        rows: [
          ['Nama lengkap', orBlank(name)],
          ['NIM', orBlank(studentNumber)],
          ['Program studi', orBlank(program)],
          ['Angkatan', orBlank(year)],
          ['Jenis kelamin', blank],
          ['Tempat dan tanggal lahir', blank],
          ['Alamat email', blank],
          ['Nomor telepon', blank],
        ],
      },
      { width, shares: [0.4, 0.6] },
    ),
    ...history(width),
    ...signature(roleOf(index), name, `NIM ${orBlank(studentNumber)}`),
  ];
}

/** Curricula vitae of leader, members and lecturer, each on its own page. */
export function curriculumPages({ team, lecturer }: Proposal, width: number): Block[] {
  return [
    ...team.flatMap((member, index) => memberPages(member, index, width)),
    heading('Biodata dosen pendamping', 2, true),
    wordTable(
      {
        head: ['Identitas', 'Isi'],
        rows: [
          ['Nama lengkap dan gelar', orBlank(lecturer.name)],
          ['NIDN, NUPTK, atau NIP', orBlank(lecturer.number)],
          ['Program studi', blank],
          ['Bidang keahlian', blank],
          ['Alamat email', blank],
          ['Nomor telepon', blank],
        ],
      },
      { width, shares: [0.4, 0.6] },
    ),
    caption('Riwayat pendidikan'),
    wordTable(
      {
        head: ['Gelar', 'Perguruan tinggi', 'Tahun lulus'],
        rows: ['S1', 'S2', 'S3'].map((degree) => [degree, blank, blank]),
      },
      { width, shares: [0.2, 0.55, 0.25] },
    ),
    ...signature('Dosen pendamping', lecturer.name, `NIDN/NUPTK/NIP ${orBlank(lecturer.number)}`),
  ];
}
