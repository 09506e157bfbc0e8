import { toWordBlocks } from '../write-blocks.ts';
import { proposalPrograms } from '@kawanusaha/contracts/proposal/programs';
import type { ExportPlan } from '../../plan.ts';
import { assumptionTable, cashFlowTable } from '../../plan-tables.ts';
import { canvasPages } from '../canvas-table.ts';
import { toldToJury } from '../../told-to-jury.ts';
import { interviewBlocks, mustBeTrue, reasonOf, sourceLines } from '../../plan-chapters.ts';
import {
  type Block,
  bullets,
  caption,
  centred,
  heading,
  hint,
  note,
  numbered,
  paragraph,
  subject,
  title,
} from '../word-parts.ts';
import { wordTable } from '../word-table.ts';
import { landscapeWidth, textWidth, type WordFile, writeWord } from '../write-word.ts';
import { aboutTemplate } from './about-template.ts';
import { budgetBlocks, justificationBlocks } from './budget-blocks.ts';
import { blank, orBlank, type Proposal, readProposal } from './proposal-source.ts';
import { scheduleShares, scheduleTable } from './schedule-table.ts';
import { leaderStatement, lecturerStatement } from './statement-pages.ts';
import { curriculumPages, signature } from './team-pages.ts';
import { stepBlocks } from '../../step-blocks.ts';
import { taskTable } from '../../task-table.ts';
import { coverEnd, proposalFile, resultBlocks } from './proposal-parts.ts';
import { remainingSteps } from './remaining-steps.ts';

const { p2mw: program } = proposalPrograms;
const width = textWidth('proposal');
/** From the payment to the fair at the end of the year. */
const months = 6;

function cover(proposal: Proposal): Block[] {
  return [
    centred('PROPOSAL USAHA\nPROGRAM PEMBINAAN MAHASISWA WIRAUSAHA (P2MW)', true),
    title(proposal.plan.title.toUpperCase()),
    centred(`Tahapan usaha: ${blank} (awal atau bertumbuh)\nKategori usaha: ${blank}`),
    ...coverEnd(proposal),
  ];
}

function approval(proposal: Proposal): Block[] {
  const { plan, team, lecturer } = proposal;
  const [leader] = team;
  return [
    heading('LEMBAR PENGESAHAN', 1, true),
    wordTable(
      {
        head: ['Usaha', 'Isi'],
        rows: [
          ['Nama usaha', plan.title],
          ['Ketua', `${orBlank(leader?.name ?? '')} (${orBlank(leader?.studentNumber ?? '')})`],
          ['Jumlah anggota dengan ketua', `${team.length} orang`],
          ['Dosen pendamping', `${orBlank(lecturer.name)} (${orBlank(lecturer.number)})`],
          ['Perguruan tinggi', orBlank(plan.campus)],
        ],
      },
      { width, shares: [0.4, 0.6] },
    ),
    ...signature('Ketua kelompok', leader?.name ?? '', `NIM ${orBlank(leader?.studentNumber ?? '')}`),
    ...signature('Pimpinan bidang kemahasiswaan', '', `NIP ${blank}`),
  ];
}

function chapters(proposal: Proposal): Block[] {
  const { plan } = proposal;
  const { result, canvas } = plan;
  const brought = (step: number) => toWordBlocks(stepBlocks(plan, step), plan, width);
  return [
    heading('1. Noble purpose'),
    paragraph(orBlank(canvas.lean['problem'] ?? '')),
    hint('Satu kalimat: perubahan apa yang usaha ini buat, dan bagi siapa'),
    heading('2. Konsumen potensial'),
    paragraph(`Sasaran: ${result.targetMarket}. ${reasonOf(plan, 'demand')}`),
    ...subject('Bukti dari wawancara', 'Yang kami dengar:'),
    ...toWordBlocks(interviewBlocks(plan), plan, width),
    ...brought(2),
    heading('3. Produk'),
    paragraph(toldToJury(result.description)),
    paragraph(canvas.lean['advantage'] ?? ''),
    hint('Foto prototipe, cara kerja, dan apa yang sudah diperbaiki setelah diuji'),
    ...brought(5),
    heading('4. Pemasaran'),
    ...bullets(result.channels),
    paragraph(reasonOf(plan, 'competition')),
    ...brought(3),
    heading('5. Sumber daya'),
    caption('Tabel 1. Tim dan pembagian tugas'),
    wordTable(taskTable(proposal), { width, shares: [0.06, 0.28, 0.2, 0.16, 0.3] }),
    paragraph(`Yang dipakai: ${result.additionalResources.join('; ')}.`),
    ...brought(4),
    heading('6. Keuangan'),
    paragraph(mustBeTrue(plan)),
    ...resultBlocks(
      plan,
      { result: 'Tabel 2. Hasil hitungan sebulan', scenarios: 'Tabel 3. Tiga skenario' },
      width,
    ),
    // Budget and schedule fill a page: a table that is kept whole would leave the rest of the one before empty or not, by the font.
    heading('7. Rencana anggaran biaya', 1, true),
    ...budgetBlocks(program, proposal, width, 'Tabel 4. Rencana anggaran biaya menurut kelompok'),
    heading('8. Jadwal pelaksanaan'),
    caption('Tabel 5. Jadwal'),
    wordTable(scheduleTable(proposal, months), { width, shares: scheduleShares(months) }),
  ];
}

const promises = [
  'produk ini dikembangkan oleh tim kami; bukan waralaba, reseller, titip jual, atau usaha keluarga atau orang lain;',
  'usaha ini tidak sedang menerima pendanaan sejenis dari APBN;',
  'setiap anggota mahasiswa aktif dan terdaftar dalam satu kelompok usaha saja;',
  'dana dipakai sesuai RAB dan dilaporkan dengan bukti.',
];

function attachments(proposal: Proposal): Block[] {
  const { plan } = proposal;
  const brought = (step: number) => toWordBlocks(stepBlocks(plan, step), plan, width);
  return [
    heading('Lampiran 2. Justifikasi RAB'),
    ...justificationBlocks(program, proposal, width),
    heading('Lampiran 3. Asumsi dan arus kas 12 bulan', 1, true),
    wordTable(assumptionTable(plan), { width, shares: [0.55, 0.45] }),
    // With both on one page the last figures stood nearly alone on the next.
    heading('Arus kas', 2, true),
    wordTable(cashFlowTable(plan), { width, shares: [0.09, 0.11, 0.2, 0.2, 0.2, 0.2] }),
    ...sourceLines(plan, proposal.now).map((line) => note(line)),
    ...toWordBlocks(stepBlocks(plan, 7, ['Yang harus benar']), plan, width),
    heading('Lampiran 4. Bukti validasi pasar', 1, true),
    ...subject('Uji pra-penjualan', plan.validation.test),
    ...subject('Batas lanjut, ubah, atau berhenti', plan.validation.threshold),
    hint('Tempel bukti: pra-pesan, foto wawancara, tangkapan layar percakapan'),
    heading('Lampiran 5. Risiko, izin, dan langkah pertama', 1, true),
    heading('Risiko', 2),
    ...bullets(plan.result.challenges.map(toldToJury)),
    heading('Izin', 2),
    ...bullets(plan.result.permits),
    ...brought(10),
    heading('Langkah pertama', 2),
    ...numbered(plan.result.initialSteps.map(toldToJury), 1),
    heading('Lampiran 6. Biodata ketua, anggota, dan dosen pendamping', 1, true),
    ...curriculumPages(proposal, width),
    heading('Lampiran 7. Surat pernyataan ketua', 1, true),
    ...leaderStatement(proposal, program.label, promises, width),
    heading('Lampiran 8. Kesediaan dosen pendamping', 1, true),
    ...lecturerStatement(proposal, program.label),
    ...remainingSteps(plan, {
      attachment: 'Lampiran 9',
      steps: [8, 9, 11, 12],
      width,
      isOnNewPage: true,
    }),
  ];
}

/** The template of P2MW: cover, approval and contents, eight parts, canvas, evidence, curricula vitae, statements. */
export function p2mwWord(plan: ExportPlan, now: Date): WordFile {
  const proposal = readProposal(plan, now);
  return proposalFile(plan, {
    about: aboutTemplate(program, proposal),
    front: [...cover(proposal), ...approval(proposal)],
    deepest: 1,
    rest: [
      { numbers: 'arabic', restarts: true, blocks: chapters(proposal) },
      {
        numbers: 'arabic',
        isLandscape: true,
        blocks: canvasPages(proposal.plan.canvas, ['bmc'], 'Lampiran 1. ', landscapeWidth('proposal')),
      },
      { numbers: 'arabic', blocks: attachments(proposal) },
    ],
  });
}

/** The P2MW template as DOCX. */
export function renderP2mw(plan: ExportPlan, now: Date): Promise<Uint8Array> {
  return writeWord(p2mwWord(plan, now));
}
