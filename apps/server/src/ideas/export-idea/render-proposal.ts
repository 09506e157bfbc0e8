import { describeMustBeTrue } from '@kawanusaha/contracts/finance/must-be-true';
import type { ScoreDimension } from '@kawanusaha/contracts/idea';
import { canvasSheets } from '@kawanusaha/contracts/planning/canvas';
import type { ExportPlan } from './plan.ts';
import {
  assumptionTable,
  budgetTable,
  cashFlowTable,
  type PlanTable,
  resultTable,
  scenarioReasons,
  scenarioTable,
} from './plan-tables.ts';

/** Text of an RTF document: control signs escaped, everything outside ASCII as a code. */
function escapeRtf(text: string): string {
  return [...text.replaceAll('\u00a0', ' ')]
    .map((sign) => {
      if (sign === '\\' || sign === '{' || sign === '}') return `\\${sign}`;
      if (sign === '\n') return '\\line ';
      const code = sign.codePointAt(0) ?? 0;
      if (code < 32) return '';
      return code < 127 ? sign : `\\u${code > 32_767 ? code - 65_536 : code}?`;
    })
    .join('');
}

const title = (text: string) => `{\\pard\\qc\\sb240\\sa240\\b\\fs32 ${escapeRtf(text)}\\par}\n`;
const heading = (text: string) => `{\\pard\\keepn\\sb300\\sa120\\b\\fs26 ${escapeRtf(text)}\\par}\n`;
const paragraph = (text: string) => `{\\pard\\sa120\\qj\\fs23 ${escapeRtf(text)}\\par}\n`;
/** Italic help that the team replaces. */
const hint = (text: string) => `{\\pard\\sa120\\i\\cf1\\fs22 ${escapeRtf(`[${text}]`)}\\par}\n`;
const subject = (name: string, text: string) =>
  `{\\pard\\keepn\\sa40\\b\\fs23 ${escapeRtf(name)}\\par}\n${paragraph(text)}`;
const list = (items: readonly string[]) =>
  items.map((item) => `{\\pard\\li360\\fi-240\\sa60\\fs23 \\bullet\\tab ${escapeRtf(item)}\\par}\n`).join('');

/** In twips: as wide as the text. */
const textWidth = 7_937;

/** A table whose first column is the widest; figures stay on one line each. */
function table({ head, rows }: PlanTable): string {
  const columns = head.length;
  const first = Math.round(textWidth / columns + (columns > 3 ? -400 : 500));
  const rest = Math.floor((textWidth - first) / Math.max(1, columns - 1));
  const edges = head.map((_, index) => (index === columns - 1 ? textWidth : first + rest * index));
  const size = columns > 4 ? 16 : 22;
  return [head, ...rows]
    .map((row, at) => {
      const cells = edges
        .map((edge) => `\\clbrdrt\\brdrs\\clbrdrl\\brdrs\\clbrdrb\\brdrs\\clbrdrr\\brdrs\\cellx${edge}`)
        .join('');
      const texts = row
        .map(
          (text) =>
            `\\pard\\intbl${at < rows.length ? '\\keepn' : ''}\\sb40\\sa40\\fs${size} ${at === 0 ? '\\b ' : ''}${escapeRtf(text)}${at === 0 ? '\\b0' : ''}\\cell`,
        )
        .join('');
      return `{\\trowd\\trgaph80\\trkeep${at === 0 ? '\\trhdr' : ''}${cells}${texts}\\row}\n`;
    })
    .join('');
}

/** The reason as a statement, as the idea first came: what edits add does not belong in a proposal. */
function reasonOf({ result }: ExportPlan, dimension: ScoreDimension): string {
  const scores = result.first?.scores ?? result.scores;
  const reason = scores.find((score) => score.dimension === dimension)?.reason ?? '';
  return reason.replace(/^Karena (?=.)/, '');
}

/** Interviews that were held, and what was heard in them. */
function describeInterviews({ validation }: ExportPlan): string {
  const heard = validation.questions.filter(({ notes }) => notes.trim() !== '');
  const hints =
    heard.length < validation.questions.length
      ? hint(
          'Tulis kutipan dari lima wawancara: kejadian terakhir, berapa yang dibayar, apa yang menyebalkan',
        )
      : '';
  return hints + heard.map(({ question, notes }) => subject(question, notes)).join('');
}

const year = new Intl.DateTimeFormat('id-ID', { year: 'numeric', timeZone: 'Asia/Jakarta' });

/** A proposal to go on writing in any word processor: the parts that P2MW and PKM-K ask for, filled as far as the plan knows. */
export function renderProposal(plan: ExportPlan, now: Date): Uint8Array {
  const { result, ownerName, campus } = plan;
  const { assumptions, unit } = result;
  const parts = [
    title(`PROPOSAL USAHA MAHASISWA\n${plan.title.toUpperCase()}`),
    paragraph(
      `Diusulkan oleh: ${ownerName === '' ? '[nama ketua]' : ownerName} (ketua), [anggota 2], [anggota 3]`,
    ),
    paragraph(`Perguruan tinggi: ${campus === '' ? '[nama kampus]' : campus}. Tahun ${year.format(now)}.`),
    hint(
      'Kerangka ini bukan format resmi. Cocokkan urutan, batas halaman, dan batas dana dengan pedoman P2MW atau PKM-K tahun berjalan.',
    ),
    heading('1. Latar belakang dan masalah'),
    describeInterviews(plan),
    paragraph(`Dugaan awal: ${reasonOf(plan, 'demand')}`),
    heading('2. Produk dan keunikan'),
    paragraph(result.description),
    paragraph(`Keadaan persaingan: ${reasonOf(plan, 'competition')}`),
    heading('3. Pasar dan pemasaran'),
    paragraph(`Sasaran: ${result.targetMarket}.`),
    list(result.channels),
    subject('Uji pra-penjualan', plan.validation.test),
    subject('Batas lanjut, ubah, atau berhenti', plan.validation.threshold),
    hint('Tambahkan bukti: jumlah pra-pesan yang sudah dibayar'),
    heading('4. Rencana pelaksanaan'),
    list(result.initialSteps),
    hint('Buat jadwal per bulan dan penanggung jawab tiap kegiatan'),
    heading('5. Tim'),
    paragraph(`Keahlian yang dipakai: ${result.skillsUtilized.join(', ')}.`),
    hint(`Anggota yang masih dicari: ${result.teamSkills.join(', ')}; mentor ${result.missingSkill}`),
    heading('6. Analisis keuangan'),
    paragraph(describeMustBeTrue(assumptions, unit)),
    table(assumptionTable(plan)),
    paragraph(''),
    table(resultTable(plan)),
    paragraph(''),
    table(cashFlowTable(plan)),
    paragraph(''),
    table(scenarioTable(plan)),
    list(scenarioReasons(plan)),
    heading('7. Rencana anggaran biaya'),
    table(budgetTable(plan)),
    hint('Lengkapi satuan, jumlah, harga pasar, dan alasan tiap baris; sertakan bukti harga'),
    heading('8. Risiko dan cara menghadapinya'),
    list(result.challenges),
    hint('Untuk tiap risiko tulis tanda awal dan tindakan'),
    heading('9. Izin dan keberlanjutan'),
    list(result.permits),
    heading('Lampiran: kanvas'),
    ...canvasSheets.flatMap(({ key, label, boxes }) => [
      paragraph(label),
      ...boxes.map(([box, name]) => subject(name, plan.canvas[key][box] ?? '')),
    ]),
    heading('Lampiran lain'),
    list([
      'Biodata ketua, anggota, dan dosen pendamping',
      'Surat pernyataan ketua',
      'Bukti harga dan bukti penjualan',
      'Foto produk',
    ]),
  ];
  const document = `{\\rtf1\\ansi\\ansicpg1252\\deff0\\deflang1057{\\fonttbl{\\f0 Times New Roman;}}{\\colortbl;\\red90\\green90\\blue90;}\n\\paperw11906\\paperh16838\\margl2268\\margr1701\\margt1701\\margb1701\\f0\\fs24\n${parts.join('')}}`;
  return new TextEncoder().encode(document);
}
