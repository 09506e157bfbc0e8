import type { PlanTable } from '../../plan-tables.ts';
import { orBlank, type Proposal } from './proposal-source.ts';

type Activity = { text: string; from: number; to: number };

/** The first steps over the first half, then selling, keeping books and the reports up to the last month. */
function activitiesOf({ plan: { result } }: Proposal, months: number): Activity[] {
  const half = Math.max(1, Math.floor(months / 2));
  const steps = result.initialSteps.map((text, index) => {
    const month = 1 + Math.floor((index * half) / Math.max(1, result.initialSteps.length));
    return { text, from: month, to: month };
  });
  return [
    ...steps,
    { text: 'Produksi dan penjualan', from: Math.min(2, months), to: months },
    { text: 'Pencatatan kas dan evaluasi bulanan', from: 1, to: months },
    { text: 'Laporan kemajuan', from: half + 1, to: half + 1 },
    { text: 'Laporan akhir', from: months, to: months },
  ];
}

/** Activities, the months in which they run, and who answers for each. */
export function scheduleTable(proposal: Proposal, months: number): PlanTable {
  const { team } = proposal;
  const all = Array.from({ length: months }, (_, index) => index + 1);
  return {
    head: ['No', 'Kegiatan', ...all.map((month) => `Bln ${month}`), 'Penanggung jawab'],
    rows: activitiesOf(proposal, months).map(({ text, from, to }, index) => [
      String(index + 1),
      text,
      ...all.map((month) => (month >= from && month <= to ? '■' : '')),
      orBlank(team[index % team.length]?.name ?? ''),
    ]),
  };
}

/** Widths of the schedule's columns: the activity widest, the months narrow. */
export function scheduleShares(months: number): number[] {
  const month = 0.07;
  return [0.06, 0.74 - months * month, ...Array.from({ length: months }, () => month), 0.2];
}
