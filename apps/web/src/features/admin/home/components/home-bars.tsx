import { GroupedBars } from '#components/charts/grouped-bars.tsx';
import { formatNumber } from '@kawanusaha/contracts/format-number';
import type { HomeStep } from '../api/read-home.ts';
import { measures, type Measure } from '../measures.ts';

const shortDate = new Intl.DateTimeFormat('id-ID', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** One kind of figure over time as a picture; the table stands beside it. */
export function HomeBars({ steps, measure }: { steps: readonly HomeStep[]; measure: Measure }) {
  const { name, of, isMoney } = measures[measure];
  const groups = steps.map((step) => {
    const label = shortDate.format(new Date(step.day));
    const value = Math.max(0, isMoney ? Math.round(of(step) / 1000) : of(step));
    return { key: step.day, label, title: `${label}: ${formatNumber(value)}`, values: [value] };
  });
  return (
    <GroupedBars
      series={[{ name: isMoney ? `${name} (ribu rupiah)` : name, color: 'var(--chart-1)' }]}
      groups={groups}
      format={formatNumber}
    />
  );
}
