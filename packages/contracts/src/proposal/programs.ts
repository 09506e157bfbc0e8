import type { BudgetKey } from '../finance/budget.ts';

export type ProposalKey = 'p2mw' | 'pkm-k';

export type ProposalCategory = {
  label: string;
  /** Of what is asked for, in percent; null where no limit is known. */
  limitPercent: number | null;
  /** Lines of the plan's budget that belong here. */
  lines: readonly BudgetKey[];
  /** What else the guideline counts here. */
  help: string;
};

export type ProposalProgram = {
  key: ProposalKey;
  label: string;
  fullName: string;
  guideline: {
    name: string;
    year: number;
    source: string;
    /** Day on which we read the source, as far as it was open to us: contents and parts of it. */
    checked: string;
    /** What the pages that we could read do not say; the team looks it up. */
    unconfirmed: readonly string[];
  };
  /** Pages of the core, and which pages count. */
  pageLimit: { pages: number; of: string };
  /** The most that is paid out, whole Rupiah; null where it changes by year and campus. */
  fundLimit: number | null;
  /** Words of the title at most; null where nothing is said. */
  titleWords: number | null;
  categories: readonly ProposalCategory[];
  /** What no program of ours can write: it is put in by hand. */
  byHand: readonly string[];
};

/** Names of both programs with their own structure. Every limit is of the year that is named: the newest guideline decides. */
export const proposalPrograms: Readonly<Record<ProposalKey, ProposalProgram>> = {
  p2mw: {
    key: 'p2mw',
    label: 'P2MW',
    fullName: 'Program Pembinaan Mahasiswa Wirausaha',
    guideline: {
      name: 'Panduan P2MW 2024 dan materi penyusunan proposal P2MW 2023',
      year: 2024,
      source: 'https://123dok.com/id/docs/panduan-program-pembinaan-mahasiswa-wirausaha-2024.11925917',
      checked: '2026-11-23',
      unconfirmed: [
        'urutan bab, batas halaman, dan nama kelompok belanja',
        'batas dana tahun ini (angka tahap awal dari materi 2023)',
        'bunyi surat pernyataan',
      ],
    },
    pageLimit: { pages: 10, of: 'isi dari bab 1 sampai jadwal' },
    fundLimit: 15_000_000,
    titleWords: null,
    categories: [
      {
        label: 'Pengembangan produk dan riset',
        limitPercent: null,
        lines: [],
        help: 'contoh produk, uji rasa atau uji pakai, perbaikan kemasan',
      },
      {
        label: 'Produksi',
        limitPercent: null,
        lines: ['alat', 'persediaan', 'bahan'],
        help: 'alat, bahan, kemasan',
      },
      {
        label: 'Legalitas, perizinan, sertifikasi, dan standardisasi',
        limitPercent: null,
        lines: ['izin'],
        help: 'NIB, PIRT, halal, merek',
      },
      {
        label: 'Pengembangan pasar dan saluran distribusi',
        limitPercent: null,
        lines: ['transport'],
        help: 'antar, pameran, promosi',
      },
      {
        label: 'Belanja penunjang',
        limitPercent: null,
        lines: ['tetap'],
        help: 'sewa, data, alat tulis',
      },
    ],
    byHand: [
      'Kategori usaha dan tahapan (awal atau bertumbuh) menurut panduan',
      'Foto produk atau prototipe dan alamat media sosialnya',
      'Bukti penjualan atau pra-pesan yang sudah dibayar',
      'Tanda tangan ketua, dosen pendamping, dan pimpinan bidang kemahasiswaan',
    ],
  },
  'pkm-k': {
    key: 'pkm-k',
    label: 'PKM-K',
    fullName: 'Program Kreativitas Mahasiswa Kewirausahaan',
    guideline: {
      name: 'Pedoman PKM-K 2023',
      year: 2023,
      source: 'https://123dok.com/id/docs/4-pedoman-pkm-k-polban-2023-pdf.10664653',
      checked: '2026-11-23',
      unconfirmed: [
        'batas halaman, batas judul, dan bagian tiap pengeluaran (dari formulir dan lampiran PKM lain, sekitar 2021)',
        'bunyi surat pernyataan',
        'batas dana tahun ini dan pembagiannya antara Belmawa dan perguruan tinggi',
      ],
    },
    pageLimit: { pages: 10, of: 'BAB 1 sampai Daftar Pustaka' },
    fundLimit: null,
    titleWords: 20,
    categories: [
      {
        label: 'Bahan habis pakai',
        limitPercent: 60,
        lines: ['alat', 'persediaan', 'bahan'],
        help: 'bahan, kemasan, alat kerja kecil, alat tulis',
      },
      { label: 'Sewa dan jasa', limitPercent: 15, lines: ['tetap'], help: 'sewa alat atau tempat, jasa uji' },
      {
        label: 'Transportasi lokal',
        limitPercent: 30,
        lines: ['transport'],
        help: 'belanja bahan, antar, survei pasar',
      },
      {
        label: 'Lain-lain',
        limitPercent: 15,
        lines: ['izin'],
        help: 'perizinan, promosi, percetakan',
      },
    ],
    byHand: [
      'Rujukan ilmiah untuk kebaruan produk (Daftar Pustaka, gaya Harvard)',
      'Tanda tangan pada biodata dan surat pernyataan, dengan meterai bila diminta',
      'Sampul dan pengesahan di sistem Simbelmawa',
    ],
  },
};

/** Programs in the order in which they are offered. */
export const proposalKeys = ['p2mw', 'pkm-k'] as const satisfies readonly ProposalKey[];

/** Stands in every template: which guideline it follows, and that the newest one decides. */
export const newestGuidelineSentence =
  'Periksa pedoman terbaru sebelum mengajukan: urutan, batas halaman, dan batas dana tahun berjalan yang menentukan.';
