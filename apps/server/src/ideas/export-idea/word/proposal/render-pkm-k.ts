import { listBuyers } from '@kawanusaha/contracts/record/within-sentence';
import { toWordBlocks } from '../write-blocks.ts';
import { proposalPrograms } from '@kawanusaha/contracts/proposal/programs';
import type { ExportPlan } from '../../plan.ts';
import { cashFlowTable } from '../../plan-tables.ts';
import { canvasPages } from '../canvas-table.ts';
import { toldToJury } from '../../told-to-jury.ts';
import { heardNotes, interviewBlocks, mustBeTrue, reasonOf, sourceLines } from '../../plan-chapters.ts';
import {
  type Block,
  bullets,
  caption,
  centred,
  heading,
  hint,
  numbered,
  paragraph,
  subject,
  title,
} from '../word-parts.ts';
import { wordTable } from '../word-table.ts';
import { landscapeWidth, textWidth, type WordFile, writeWord } from '../write-word.ts';
import { aboutTemplate } from './about-template.ts';
import { budgetBlocks, justificationBlocks } from './budget-blocks.ts';
import { orBlank, type Proposal, readProposal } from './proposal-source.ts';
import { scheduleShares, scheduleTable } from './schedule-table.ts';
import { leaderStatement } from './statement-pages.ts';
import { curriculumPages } from './team-pages.ts';
import { stepBlocks } from '../../step-blocks.ts';
import { taskTable } from '../../task-table.ts';
import { coverEnd, proposalFile, resultBlocks } from './proposal-parts.ts';
import { remainingSteps } from './remaining-steps.ts';

const program = proposalPrograms['pkm-k'];
const width = textWidth('proposal');
/** PKM-K runs three to five months. */
const months = 4;

function cover(proposal: Proposal): Block[] {
  return [
    centred('PROPOSAL PROGRAM KREATIVITAS MAHASISWA', true),
    title(proposal.plan.title.toUpperCase()),
    centred('BIDANG KEGIATAN\nPKM-KEWIRAUSAHAAN', true),
    ...coverEnd(proposal),
  ];
}

function chapters(proposal: Proposal): Block[] {
  const { plan } = proposal;
  const { result, canvas } = plan;
  const brought = (step: number) => toWordBlocks(stepBlocks(plan, step), plan, width);
  return [
    heading('BAB 1. PENDAHULUAN'),
    heading('1.1 Latar belakang', 2),
    paragraph(orBlank(canvas.lean['problem'] ?? '')),
    ...bullets(heardNotes(plan)),
    heading('1.2 Tujuan', 2),
    paragraph(
      `Menjual ${result.assumptions.unitsPerDay * result.assumptions.daysPerMonth} ${result.unit} sebulan kepada ${listBuyers(result.targetMarket)}.`,
    ),
    heading('1.3 Luaran', 2),
    ...bullets(['Laporan kemajuan', 'Laporan akhir', 'Produk usaha', 'Akun media sosial']),
    heading('1.4 Manfaat', 2),
    hint('Manfaat bagi pembeli, tim, dan lingkungan; satu kalimat masing-masing'),
    heading('BAB 2. GAMBARAN UMUM RENCANA USAHA'),
    heading('2.1 Produk dan keunikan', 2),
    paragraph(toldToJury(result.description)),
    paragraph(canvas.lean['advantage'] ?? ''),
    hint('Kebaruan terhadap produk yang sudah ada, dengan rujukan'),
    heading('2.2 Peluang pasar', 2),
    paragraph(`Sasaran: ${result.targetMarket}. ${reasonOf(plan, 'demand')}`),
    ...brought(3),
    heading('2.3 Pemasaran', 2),
    ...bullets(result.channels),
    heading('2.4 Kelayakan usaha', 2),
    paragraph(mustBeTrue(plan)),
    ...resultBlocks(
      plan,
      { result: 'Tabel 2.1 Hasil hitungan sebulan', scenarios: 'Tabel 2.2 Tiga skenario' },
      width,
    ),
    heading('BAB 3. METODE PELAKSANAAN'),
    heading('3.1 Persiapan dan produksi', 2),
    ...numbered(result.initialSteps.map(toldToJury), 1),
    heading('3.2 Uji pra-penjualan', 2),
    paragraph(plan.validation.test),
    paragraph(plan.validation.threshold),
    ...brought(5),
    heading('3.3 Risiko dan keberlanjutan', 2),
    ...bullets(result.challenges.map(toldToJury)),
    heading('BAB 4. BIAYA DAN JADWAL KEGIATAN'),
    heading('4.1 Anggaran biaya', 2),
    ...budgetBlocks(program, proposal, width, 'Tabel 4.1 Rekapitulasi rencana anggaran biaya'),
    hint('Bagi jumlah itu menurut sumber dana: Belmawa, perguruan tinggi, instansi lain'),
    heading('4.2 Jadwal kegiatan', 2),
    caption('Tabel 4.2 Jadwal kegiatan'),
    wordTable(scheduleTable(proposal, months), { width, shares: scheduleShares(months) }),
    heading('DAFTAR PUSTAKA', 1, true),
    ...bullets(sourceLines(plan, proposal.now), true),
    hint('Nama, tahun, judul, sumber; urut abjad, gaya Harvard; hanya yang dikutip'),
  ];
}

const promises = [
  'proposal ini asli karya kami dan dapat kami pertanggungjawabkan;',
  'kegiatan ini belum pernah dan tidak sedang dibiayai oleh sumber lain;',
  'dana dipakai sesuai anggaran, dan sisanya dikembalikan.',
];

function attachments(proposal: Proposal): Block[] {
  const { plan } = proposal;
  const brought = (step: number) => toWordBlocks(stepBlocks(plan, step), plan, width);
  return [
    heading('Lampiran 1. Biodata ketua, anggota, dan dosen pendamping'),
    ...curriculumPages(proposal, width),
    heading('Lampiran 2. Justifikasi anggaran kegiatan', 1, true),
    ...justificationBlocks(program, proposal, width),
    heading('Lampiran 3. Susunan tim dan pembagian tugas', 1, true),
    wordTable(taskTable(proposal), { width, shares: [0.06, 0.28, 0.2, 0.16, 0.3] }),
    ...brought(4),
    heading('Lampiran 4. Surat pernyataan ketua tim', 1, true),
    ...leaderStatement(proposal, program.label, promises, width),
    heading('Lampiran 5. Bukti wawancara', 1, true),
    ...toWordBlocks(interviewBlocks(plan), plan, width),
    ...brought(2),
    ...subject('Uji pra-penjualan', plan.validation.test),
    heading('Lampiran 6. Arus kas 12 bulan', 1, true),
    wordTable(cashFlowTable(plan), { width, shares: [0.09, 0.11, 0.2, 0.2, 0.2, 0.2] }),
    ...toWordBlocks(stepBlocks(plan, 7, ['Yang harus benar']), plan, width),
  ];
}

/** The template of PKM-K: cover and contents with Roman numbers, four chapters, attachments. */
export function pkmKWord(plan: ExportPlan, now: Date): WordFile {
  const proposal = readProposal(plan, now);
  const remaining = remainingSteps(proposal.plan, {
    attachment: 'Lampiran 8',
    steps: [8, 9, 10, 11, 12],
    width,
    isOnNewPage: false,
  });
  return proposalFile(plan, {
    about: aboutTemplate(program, proposal),
    front: cover(proposal),
    deepest: 2,
    rest: [
      { numbers: 'arabic', restarts: true, blocks: chapters(proposal) },
      { numbers: 'arabic', blocks: attachments(proposal) },
      {
        numbers: 'arabic',
        isLandscape: true,
        blocks: canvasPages(proposal.plan.canvas, ['bmc'], 'Lampiran 7. ', landscapeWidth('proposal')),
      },
      ...(remaining.length === 0 ? [] : [{ numbers: 'arabic' as const, blocks: remaining }]),
    ],
  });
}

/** The PKM-K template as DOCX. */
export function renderPkmK(plan: ExportPlan, now: Date): Promise<Uint8Array> {
  return writeWord(pkmKWord(plan, now));
}
