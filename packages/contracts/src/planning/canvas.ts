import { computeBudget } from '../finance/budget.ts';
import { formatRupiah } from '../format-rupiah.ts';
import { computeUnitEconomics } from '../finance/unit-economics.ts';
import type { Idea } from '../idea.ts';

export const longestBox = 1_500;

/** Each sheet's boxes in reading order, with their place in the shape that everybody knows. */
export const canvasSheets = [
  {
    key: 'lean',
    label: 'Lean Canvas',
    boxes: [
      ['problem', 'Masalah', 'left'],
      ['solution', 'Solusi', 'upper'],
      ['metrics', 'Angka kunci', 'lower'],
      ['value', 'Keunikan', 'middle'],
      ['advantage', 'Kelebihan yang sulit ditiru', 'upperRight'],
      ['channels', 'Saluran', 'lowerRight'],
      ['segments', 'Pembeli', 'right'],
      ['costs', 'Biaya', 'bottomLeft'],
      ['revenue', 'Pemasukan', 'bottomRight'],
    ],
  },
  {
    key: 'bmc',
    label: 'Business Model Canvas',
    boxes: [
      ['partners', 'Mitra utama', 'left'],
      ['activities', 'Kegiatan utama', 'upper'],
      ['resources', 'Sumber daya', 'lower'],
      ['value', 'Nilai yang ditawarkan', 'middle'],
      ['relations', 'Hubungan pelanggan', 'upperRight'],
      ['channels', 'Saluran', 'lowerRight'],
      ['segments', 'Segmen pelanggan', 'right'],
      ['costs', 'Struktur biaya', 'bottomLeft'],
      ['revenue', 'Arus pemasukan', 'bottomRight'],
    ],
  },
  {
    key: 'swot',
    label: 'SWOT',
    boxes: [
      ['strengths', 'Kekuatan', 'quarter'],
      ['weaknesses', 'Kelemahan', 'quarter'],
      ['opportunities', 'Peluang', 'quarter'],
      ['threats', 'Ancaman', 'quarter'],
    ],
  },
] as const;
export type CanvasPlace = (typeof canvasSheets)[number]['boxes'][number][2];
export type CanvasSheetKey = (typeof canvasSheets)[number]['key'];

/** Each sheet with the text of its boxes; `canvas-schema.ts` reads what was kept. */
export type Canvas = Record<CanvasSheetKey, Record<string, string>>;

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const lines = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

function describeRevenue({ assumptions, unit }: Idea): string {
  const { revenuePerMonth } = computeUnitEconomics(assumptions);
  return `- ${formatRupiah(assumptions.price)} per ${unit}\n- Target omzet ${formatRupiah(revenuePerMonth)} sebulan`;
}

function describeCosts({ assumptions, unit }: Idea): string {
  return (
    `- ${formatRupiah(assumptions.unitCost)} per ${unit}\n- Biaya tetap ${formatRupiah(assumptions.fixedCostPerMonth)} sebulan\n` +
    `- Modal awal ${formatRupiah(assumptions.capital)}\n- Terpakai sampai penjualan menutup biaya ${formatRupiah(computeBudget(assumptions).total)}`
  );
}

/** Who helps from outside: tools and places of one's own are resources, not partners. */
function describePartners({ bill, missingSkill }: Idea): string {
  const goods = bill?.lines.slice(0, 3).map(({ label }) => label.toLowerCase()) ?? [];
  return lines([
    ...(goods.length === 0 ? [] : [`Pemasok ${goods.join(', ')}`]),
    'Pengelola komunitas atau tempat calon pembeli berkumpul',
    ...(missingSkill === '' ? [] : [`Mentor atau relasi bidang ${missingSkill}`]),
  ]);
}

/** First filling of the three sheets from the idea; everything can be rewritten. */
export function draftCanvas(idea: Idea): Canvas {
  const reasonOf = (dimension: string) =>
    upperFirst(
      (idea.scores.find((score) => score.dimension === dimension)?.reason ?? '').replace(/^Karena /, ''),
    );
  const economics = computeUnitEconomics(idea.assumptions);
  const metrics = `- ${upperFirst(idea.unit)} terjual per hari (target ${idea.assumptions.unitsPerDay})\n- Pembeli yang kembali dalam 30 hari\n- Titik impas ${economics.breakEvenUnits ?? '–'} ${idea.unit} sebulan`;
  return {
    lean: {
      problem: `Tulis tiga masalah yang Anda dengar dari wawancara.\nDugaan awal: ${reasonOf('demand')}`,
      segments: idea.targetMarket,
      value: idea.description,
      solution: lines(idea.initialSteps.slice(0, 2)),
      channels: lines(idea.channels),
      revenue: describeRevenue(idea),
      costs: describeCosts(idea),
      metrics,
      advantage: `Tulis apa yang hanya Anda punya: pelanggan, resep, tempat, atau orang.\nKeadaan pesaing: ${reasonOf('competition')}`,
    },
    bmc: {
      partners: describePartners(idea),
      activities: lines(idea.initialSteps),
      resources: lines([...idea.skillsUtilized, ...idea.additionalResources]),
      value: idea.description,
      relations: 'Pesan dibalas dalam satu jam; pembeli ulang dicatat dan disapa.',
      channels: lines(idea.channels),
      segments: idea.targetMarket,
      costs: describeCosts(idea),
      revenue: describeRevenue(idea),
    },
    swot: {
      strengths: `Keahlian sendiri: ${idea.skillsUtilized.join(', ')}\n${reasonOf('economics')}`.trim(),
      weaknesses: lines(idea.challenges.slice(0, 2)),
      opportunities: `${reasonOf('demand')}\n${idea.season}`.trim(),
      threats: `${reasonOf('competition')}\n${lines(idea.challenges.slice(2))}`.trim(),
    },
  };
}
