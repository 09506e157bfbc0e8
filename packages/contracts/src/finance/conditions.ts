/** What happens to a plan besides what its owner planned; all in percent of the plan, but for the last three. */
export type Conditions = {
  unitsPercent: number;
  pricePercent: number;
  unitCostPercent: number;
  fixedCostPercent: number;
  wastePercent: number;
  /** Months that each step of the slow start takes. */
  monthsPerStep: number;
  /** Months in which only a part of the usual is sold, and that part. */
  quietMonths: readonly number[];
  quietPercent: number;
};

/** Everything as the owner wrote it. */
export const asPlanned: Conditions = {
  unitsPercent: 100,
  pricePercent: 100,
  unitCostPercent: 100,
  fixedCostPercent: 100,
  wastePercent: 100,
  monthsPerStep: 1,
  quietMonths: [],
  quietPercent: 100,
};

/**
 * The three scenarios. 'Hati-hati' is no worst case but what happens to a first business: each change has its reason, and
 * none was chosen for how many plans it makes lose.
 */
export const scenarioDefinitions = [
  {
    key: 'careful',
    label: 'Hati-hati',
    conditions: {
      unitsPercent: 50,
      pricePercent: 95,
      unitCostPercent: 115,
      fixedCostPercent: 110,
      wastePercent: 200,
      monthsPerStep: 2,
      quietMonths: [6, 7],
      quietPercent: 50,
    },
    explanation:
      'Terjual separuh, harga turun 5%, bahan naik 15%, biaya tetap naik 10%, sisa dua kali lipat, awal dua kali lebih lambat, dan dua bulan libur semester',
    reasons: [
      'Terjual separuh: target ditulis sebelum ada pembeli, dan pembeli pertama hampir selalu lebih sedikit dari dugaan.',
      'Harga turun 5%: harga pembuka, potongan untuk teman, dan tawar-menawar.',
      'Bahan naik 15%: harga bahan dan kemasan naik menjelang hari raya dan akhir tahun.',
      'Biaya tetap naik 10%: kuota, listrik, dan sewa jarang pas dengan rencana.',
      'Sisa dua kali lipat: takaran dan jumlah produksi belum terlatih.',
      'Awal dua kali lebih lambat: kabar dari mulut ke mulut perlu waktu.',
      'Bulan ke-6 dan ke-7 terjual separuhnya: kampus libur dua kali setahun.',
    ],
  },
  {
    key: 'base',
    label: 'Sesuai asumsi',
    conditions: asPlanned,
    explanation: 'Persis angka yang Anda isi',
    reasons: [],
  },
  {
    key: 'hopeful',
    label: 'Baik',
    conditions: { ...asPlanned, unitsPercent: 120 },
    explanation: 'Terjual 20% lebih banyak',
    reasons: ['Terjual 20% lebih banyak: pembeli pertama kembali dan mengajak temannya.'],
  },
] as const satisfies readonly {
  key: string;
  label: string;
  conditions: Conditions;
  explanation: string;
  reasons: readonly string[];
}[];

export type ScenarioKey = (typeof scenarioDefinitions)[number]['key'];

/** What each scenario changes and why, with its name before it: 'Hati-hati, terjual separuh: …'. One sentence has one colon. */
export function describeScenarioReasons(): string[] {
  return scenarioDefinitions.flatMap(({ label, reasons }) =>
    reasons.map((reason) => `${label}, ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`),
  );
}
