import { computeBudget } from '@kawanusaha/contracts/finance/budget';
import { computeCashFlow } from '@kawanusaha/contracts/finance/cash-flow';
import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';
import { computeScenarios } from '@kawanusaha/contracts/finance/scenarios';
import { computeUnitEconomics } from '@kawanusaha/contracts/finance/unit-economics';
import { draftCanvas } from '@kawanusaha/contracts/planning/canvas';
import { draftValidationPlan } from '@kawanusaha/contracts/planning/validation-plan';
import { findMissingParts } from '@kawanusaha/contracts/proposal/find-missing-parts';
import { computeProgramBudget } from '@kawanusaha/contracts/proposal/program-budget';
import { newestGuidelineSentence, proposalPrograms } from '@kawanusaha/contracts/proposal/programs';
import { anyPlan } from '@kawanusaha/contracts/testing/plan-cases';
import { sampleIdea } from '@kawanusaha/contracts/testing/sample-idea';
import { sampleRecord } from '@kawanusaha/contracts/testing/sample-record';
import { Packer } from 'docx';
import { layoutDocument } from 'docx/layout';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { completePlan, type ExportPlan, reportSteps } from '../../plan.ts';
import { readDocx } from '../../testing/read-docx.ts';
import { toldToJury } from '../../told-to-jury.ts';
import { buildWord } from '../write-word.ts';
import { readProposal } from './proposal-source.ts';
import { p2mwWord, renderP2mw } from './render-p2mw.ts';
import { pkmKWord, renderPkmK } from './render-pkm-k.ts';

const now = new Date('2026-11-23T03:00:00Z');
const member = (name: string, studentNumber: string) => ({
  name,
  studentNumber,
  program: 'Gizi',
  year: '2023',
  task: `Tugas ${name}`,
});
const validation = draftValidationPlan(sampleIdea);
const sample = completePlan(
  {
    title: 'Geprek Anak Kos',
    result: sampleIdea,
    canvas: {
      ...draftCanvas(sampleIdea),
      lean: { ...draftCanvas(sampleIdea).lean, problem: 'Antre panjang di kantin' },
    },
    plan: {
      ...validation,
      questions: validation.questions.map((item, index) => ({
        ...item,
        notes: `Jawaban nomor ${index + 1}`,
      })),
      proposal: {
        members: [
          member('Rina Putri', 'H051231001'),
          member('Budi Santoso', 'H051231002'),
          member('Sari Dewi', 'H051231003'),
        ],
        lecturer: { name: 'Dr. Ani Lestari', number: '0012345678' },
      },
    },
  },
  'Rina Putri',
  'Universitas Hasanuddin',
);
const bare = completePlan({ title: 'Geprek', result: sampleIdea, canvas: null, plan: null }, '', '');
const words = { p2mw: p2mwWord, 'pkm-k': pkmKWord };
const read = async (key: keyof typeof words, plan: ExportPlan) =>
  readDocx(await Packer.toBuffer(buildWord(words[key](plan, now), false)));
const tableWith = (tables: string[][][], head: string) =>
  tables.find(([row]) => row?.includes(head) === true) ?? [];
const headingsOf = async (key: keyof typeof words) =>
  (await read(key, sample)).headings.filter(({ level }) => level === 1).map(({ text }) => text);

test('PKM-K has four chapters, a bibliography and the attachments that its guideline asks for', async () => {
  expect(await headingsOf('pkm-k')).toEqual([
    'BAB 1. PENDAHULUAN',
    'BAB 2. GAMBARAN UMUM RENCANA USAHA',
    'BAB 3. METODE PELAKSANAAN',
    'BAB 4. BIAYA DAN JADWAL KEGIATAN',
    'DAFTAR PUSTAKA',
    'Lampiran 1. Biodata ketua, anggota, dan dosen pendamping',
    'Lampiran 2. Justifikasi anggaran kegiatan',
    'Lampiran 3. Susunan tim dan pembagian tugas',
    'Lampiran 4. Surat pernyataan ketua tim',
    'Lampiran 5. Bukti wawancara',
    'Lampiran 6. Arus kas 12 bulan',
    'Lampiran 7. Business Model Canvas',
  ]);
});

test('P2MW has another structure: approval, eight parts, canvas first among the attachments, two statements', async () => {
  expect(await headingsOf('p2mw')).toEqual([
    'LEMBAR PENGESAHAN',
    '1. Noble purpose',
    '2. Konsumen potensial',
    '3. Produk',
    '4. Pemasaran',
    '5. Sumber daya',
    '6. Keuangan',
    '7. Rencana anggaran biaya',
    '8. Jadwal pelaksanaan',
    'Lampiran 1. Business Model Canvas',
    'Lampiran 2. Justifikasi RAB',
    'Lampiran 3. Asumsi dan arus kas 12 bulan',
    'Lampiran 4. Bukti validasi pasar',
    'Lampiran 5. Risiko, izin, dan langkah pertama',
    'Lampiran 6. Biodata ketua, anggota, dan dosen pendamping',
    'Lampiran 7. Surat pernyataan ketua',
    'Lampiran 8. Kesediaan dosen pendamping',
  ]);
});

test.each(['p2mw', 'pkm-k'] as const)(
  '%s: five plans, each figure is the model’s, in the tables of the program',
  async (key) => {
    const program = proposalPrograms[key];
    for (const assumptions of fc.sample(anyPlan, { numRuns: 5, seed: 17 })) {
      const { tables } = await read(key, { ...sample, result: { ...sampleIdea, assumptions } });
      const { categories, requested, ownLines, total } = computeProgramBudget(program, assumptions);
      expect(total).toBe(computeBudget(assumptions).total);
      expect(
        tableWith(tables, 'Besarnya')
          .slice(1)
          .map((row) => [row[1], row[2]]),
      ).toEqual([
        ...categories.map(({ label, amount }) => [label, formatRupiah(amount)]),
        ['Jumlah', formatRupiah(requested)],
      ]);
      expect(tableWith(tables, 'Hubungan dengan RAB rencana').slice(1)).toEqual([
        ['Diajukan kepada program', formatRupiah(requested)],
        ...ownLines.map(({ label, amount }) => [label, formatRupiah(amount)]),
        ['RAB rencana', formatRupiah(total)],
      ]);
      const justified = tableWith(tables, 'Harga satuan').slice(1);
      expect(justified.filter((row) => row[2] === '1 paket').map((row) => row[4])).toEqual(
        categories.flatMap(({ spent }) => spent.map(({ amount }) => formatRupiah(amount))),
      );
      expect(justified.at(-1)?.[4]).toBe(formatRupiah(requested));
      expect(
        tableWith(tables, 'Selisih')
          .slice(2)
          .map((row) => row[5]),
      ).toEqual(computeCashFlow(assumptions).months.map(({ balance }) => formatRupiah(balance)));
      expect(
        tableWith(tables, 'Skenario')
          .slice(1)
          .map((row) => row[1]),
      ).toEqual(computeScenarios(assumptions).map(({ yearResult }) => formatRupiah(yearResult)));
      const { profitPerMonth } = computeUnitEconomics(assumptions);
      expect(tableWith(tables, 'Hasil')).toContainEqual(['Laba sebulan', formatRupiah(profitPerMonth)]);
    }
  },
  60_000,
);

test.each(['p2mw', 'pkm-k'] as const)(
  '%s: the first page names guideline, year and source, tells to check the newest, and lists what is missing',
  async (key) => {
    const { guideline, byHand } = proposalPrograms[key];
    const { text } = await read(key, bare);
    expect(text).toContain(guideline.name);
    expect(text).toContain(`Tahun pedoman: ${guideline.year}`);
    expect(text).toContain(guideline.source);
    expect(text).toContain(newestGuidelineSentence);
    const missing = findMissingParts(proposalPrograms[key], readProposal(bare, now).source);
    expect(missing.length).toBeGreaterThan(5);
    for (const part of [...missing.map((found) => found.text), ...byHand]) expect(text).toContain(part);
    expect(text).not.toContain('Tulis tiga masalah');
  },
);

test.each(['p2mw', 'pkm-k'] as const)(
  '%s: team, curricula vitae, statements, schedule, canvas and interviews are filled in',
  async (key) => {
    const { text, tables, headings } = await read(key, sample);
    for (const name of ['Rina Putri', 'Budi Santoso', 'Sari Dewi', 'Dr. Ani Lestari', '0012345678'])
      expect(text).toContain(name);
    expect(headings.filter(({ text: name }) => name.startsWith('Biodata '))).toHaveLength(4);
    expect(
      tableWith(tables, 'Tugas')
        .slice(1)
        .map((row) => row[4]),
    ).toEqual(['Tugas Rina Putri', 'Tugas Budi Santoso', 'Tugas Sari Dewi']);
    expect(text).toContain(`PERNYATAAN KETUA TIM ${proposalPrograms[key].label}`);
    for (const index of [1, 2, 3, 4, 5]) expect(text).toContain(`Jawaban nomor ${index}`);
    expect(text).toContain('Antre panjang di kantin');
    for (const step of sampleIdea.initialSteps)
      expect(tableWith(tables, 'Penanggung jawab').some((row) => row[1] === step && row.includes('■'))).toBe(
        true,
      );
    expect(tables.flat(2)).toContainEqual(expect.stringContaining('Segmen pelanggan'));
    expect(text).not.toContain('target Anda');
  },
);

test.each(['p2mw', 'pkm-k'] as const)(
  '%s: the core keeps to its pages, every page has something on it',
  (key) => {
    const { pages, stoppedAt } = layoutDocument(buildWord(words[key](sample, now), false), { guess: true });
    expect(stoppedAt).toBeUndefined();
    expect(pages.every(({ body }) => body.length > 0)).toBe(true);
    const core = pages.filter(({ section }) => section === 2);
    expect(core[0]?.pageNumber).toBe('1');
    expect(core.length).toBeLessThanOrEqual(proposalPrograms[key].pageLimit.pages);
    expect(pages.find(({ section }) => section === 1)?.pageNumber).toBe('i');
  },
);

const walked = { ...sample, record: sampleRecord };
const dense = (text: string) => text.replaceAll(/\s/g, '');

test.each(
  (['p2mw', 'pkm-k'] as const).flatMap((key) => reportSteps(walked).map(({ step }) => [key, step] as const)),
)('%s: all that step %i brought is in the template', async (key, step) => {
  const text = dense((await read(key, walked)).text);
  const blocks = reportSteps(walked).find((report) => report.step === step)?.blocks ?? [];
  const lines = blocks.flatMap((block) => {
    if (block.kind === 'text') return [toldToJury(block.text)];
    // Of these the chapter has a table of its own, with other labels.
    return step === 6 ? block.rows.map((row) => row[1] ?? '') : block.rows.flat();
  });
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(text).toContain(dense(line));
});

test.each(['p2mw', 'pkm-k'] as const)(
  '%s: figures of the steps of price and cash that the finance chapter has are not said again',
  async (key) => {
    const { text } = await read(key, walked);
    for (const once of ['HPP per ', 'Margin bersih', 'Usaha ini berjalan bila'])
      expect({ once, times: text.split(once).length - 1 }).toEqual({ once, times: 1 });
    expect(text).toContain('Alasan harga');
    expect(text).toContain('Bila kas menipis');
  },
);

test.each([
  ['p2mw', 'Geprek Bu Tini', '4. Pemasaran', '5. Sumber daya'],
  ['p2mw', 'Yang pedas habis lebih dulu', '3. Produk', '4. Pemasaran'],
  ['p2mw', 'Empat dari lima lapar', '2. Konsumen potensial', '3. Produk'],
  ['pkm-k', 'Geprek Bu Tini', '2.2 Peluang pasar', '2.3 Pemasaran'],
  ['pkm-k', 'Yang pedas habis lebih dulu', '3.2 Uji pra-penjualan', '3.3 Risiko'],
  ['pkm-k', 'Empat dari lima lapar', 'Lampiran 5. Bukti wawancara', 'Lampiran 6. Arus kas'],
] as const)('%s: "%s" stands between "%s" and "%s"', async (key, line, from, to) => {
  const { text } = await read(key, walked);
  const at = text.indexOf(line);
  expect(at).toBeGreaterThan(text.lastIndexOf(from));
  expect(at).toBeLessThan(text.lastIndexOf(to));
});

test.each(['p2mw', 'pkm-k'] as const)(
  '%s: with all twelve steps the core still keeps to its pages, every page has something on it',
  (key) => {
    const { pages, stoppedAt } = layoutDocument(buildWord(words[key](walked, now), false), { guess: true });
    expect(stoppedAt).toBeUndefined();
    expect(pages.every(({ body }) => body.length > 0)).toBe(true);
    expect(pages.filter(({ section }) => section === 2).length).toBeLessThanOrEqual(
      proposalPrograms[key].pageLimit.pages,
    );
  },
);

test.each(['p2mw', 'pkm-k'] as const)(
  '%s: the contents list no heading within the long attachment of the steps, whose pages depend on the fonts',
  async (key) => {
    const { headings, text } = await read(key, walked);
    const steps = headings.filter(({ text: name }) => /^Langkah \d/.test(name));
    expect(steps.length).toBeGreaterThan(2);
    for (const { level, text: name } of steps) {
      expect(level).toBe(3);
      expect(text.split('\n').filter((line) => line.startsWith(name))).toEqual([name]);
    }
  },
);

test('budget and cash flow of P2MW and the bibliography of PKM-K begin a page, so that little stands alone after a full one', async () => {
  for (const [key, words] of [
    ['p2mw', 'Arus kas'],
    ['p2mw', '7. Rencana anggaran biaya'],
    ['pkm-k', 'DAFTAR PUSTAKA'],
  ] as const) {
    const { xml } = await read(key, walked);
    const paragraphs = (xml.get('word/document.xml') ?? '').match(/<w:p(?: [^>]*)?>.*?<\/w:p>/gs) ?? [];
    expect(paragraphs.findLast((paragraph) => paragraph.includes(`>${words}<`))).toContain(
      '<w:pageBreakBefore/>',
    );
  }
});

test('the bibliography of PKM-K is never torn apart, and the boxes of the canvas are not stretched', async () => {
  const { xml } = await read('pkm-k', walked);
  const paragraphs = (xml.get('word/document.xml') ?? '').match(/<w:p(?: [^>]*)?>.*?<\/w:p>/gs) ?? [];
  const from = paragraphs.findLastIndex((paragraph) => paragraph.includes('>DAFTAR PUSTAKA<'));
  const to = paragraphs.findIndex((paragraph) => paragraph.includes('urut abjad, gaya Harvard'));
  expect(to - from).toBeGreaterThan(2);
  for (const paragraph of paragraphs.slice(from + 1, to)) expect(paragraph).toContain('<w:keepNext/>');
  const canvas = paragraphs.slice(paragraphs.findIndex((paragraph) => paragraph.includes('>Mitra utama<')));
  expect(canvas[0]).toContain('<w:jc w:val="left"/>');
  expect(canvas[1]).toContain('<w:jc w:val="left"/>');
});

test('pages are as PKM-K asks: A4, margins 4-3-3-3 cm, Times New Roman 12, 1.15 lines', async () => {
  const { sections, xml } = await read('pkm-k', sample);
  for (const section of sections.slice(0, 4)) {
    expect(section).toMatch(/w:w="11906"/);
    expect(section).toMatch(/w:left="2268"/);
    expect(section).toMatch(/w:(?:top|right|bottom)="1701"/);
  }
  const styles = xml.get('word/styles.xml') ?? '';
  expect(styles).toContain('Times New Roman');
  expect(/<w:docDefaults>.*<\/w:docDefaults>/s.exec(styles)?.[0]).toMatch(/w:sz w:val="24".*w:line="276"/s);
});

test('whole files, with text that no XML holds', async () => {
  const evil = { ...sample, title: 'A<b>&\u0000\ud800 一', campus: ']]>' };
  for (const bytes of [await renderP2mw(evil, now), await renderPkmK(evil, now)])
    expect(readDocx(bytes).text).toContain('A<B>& 一');
});

test('styles decide what is bold, lines that end early are not stretched, and addresses can be opened from paper', async () => {
  const record = {
    4: { roles: 'Kurir', hours: 10, city: 'Makassar', projectId: '00000000-0000-4000-8000-000000000001' },
  };
  const stored = { title: 'Geprek', result: sampleIdea, canvas: null, plan: null, record };
  const plan = completePlan(stored, 'Rina', '', undefined, 'https://usaha.example');
  for (const key of Object.keys(words) as (keyof typeof words)[]) {
    const { xml, text } = await read(key, plan);
    expect(xml.get('word/document.xml')).not.toMatch(/<w:b(?:Cs)? w:val="(?:false|0)"\/>/);
    expect(xml.get('word/styles.xml')).toMatch(/w:styleId="Heading1".*?<w:b\/>/);
    expect(xml.get('word/settings.xml')).toContain('doNotExpandShiftReturn');
    expect(text).toContain('https://usaha.example/cari-project/00000000-0000-4000-8000-000000000001');
  }
});
