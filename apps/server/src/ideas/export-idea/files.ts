import type { ExportPlan } from './plan.ts';

export type ExportFile = {
  type: string;
  extension: string;
  /** Stands in the name of the file, so that two of one kind differ; empty where nothing has to. */
  suffix: string;
  /** What it is for, in the page beside the files of an archive. */
  about: string;
  /** For Premium members alone. */
  isPremium?: true;
  render: (plan: ExportPlan, now: Date) => Promise<Uint8Array>;
};

const word = {
  type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  extension: 'docx',
};

/** Every file that an idea is exported as. The writer of Word documents is large: it is loaded when one is asked for. */
export const exportFiles = {
  pdf: {
    type: 'application/pdf',
    extension: 'pdf',
    suffix: '',
    about: 'rencana usaha, siap dibaca dan dicetak',
    render: async (plan, now) => (await import('./pdf/render-pdf.ts')).renderPdf(plan, now),
  },
  docx: {
    ...word,
    suffix: '',
    about: 'rencana usaha untuk juri, dapat diubah di pengolah kata',
    render: async (plan, now) => (await import('./word/render-plan-word.ts')).renderPlanWord(plan, now),
  },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extension: 'xlsx',
    suffix: '',
    about: 'angka dengan rumus yang hidup',
    render: async (plan) => (await import('./render-workbook.ts')).renderWorkbook(plan),
  },
  p2mw: {
    ...word,
    suffix: '-p2mw',
    about: 'template proposal P2MW; periksa panduan terbaru',
    render: async (plan, now) => (await import('./word/proposal/render-p2mw.ts')).renderP2mw(plan, now),
  },
  'pkm-k': {
    ...word,
    suffix: '-pkm-k',
    about: 'template proposal PKM-K; periksa pedoman terbaru',
    render: async (plan, now) => (await import('./word/proposal/render-pkm-k.ts')).renderPkmK(plan, now),
  },
  'buku-usaha': {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extension: 'xlsx',
    suffix: '-buku-usaha',
    about: 'pembukuan 12 bulan, terisi dari rencana',
    isPremium: true,
    render: async (plan, now) => (await import('./render-plan-book.ts')).renderPlanBook(plan, now),
  },
} as const satisfies Readonly<Record<string, ExportFile>>;

export type ExportFormat = keyof typeof exportFiles;
