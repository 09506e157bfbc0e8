import { GroupedBars } from '#components/charts/grouped-bars.tsx';
import type { WeekActivity } from '../weekly-activity.ts';

const shortDate = new Intl.DateTimeFormat('id-ID', {
  day: 'numeric',
  month: 'short',
  timeZone: 'Asia/Jakarta',
});
const series = [
  { name: 'Pendaftaran (orang)', color: 'var(--chart-1)' },
  { name: 'Pembelian Premium (orang)', color: 'var(--chart-2)' },
];

/** Sign-ups and purchases of each week as a picture; the sentence and the table stand beside it. */
export function ActivityBars({ activity }: { activity: WeekActivity[] }) {
  const groups = activity.map(({ week, signups, purchases }) => {
    const label = shortDate.format(new Date(week));
    return {
      key: week,
      label,
      title: `Minggu mulai ${label}: ${signups} pendaftaran, ${purchases} pembelian`,
      values: [signups, purchases],
    };
  });
  return <GroupedBars series={series} groups={groups} />;
}
