import { Bar, BarChart, LabelList, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { WeekActivity } from '../weekly-activity.ts';

const shortDate = new Intl.DateTimeFormat('id-ID', {
  day: 'numeric',
  month: 'short',
  timeZone: 'Asia/Jakarta',
});
const formatWeek = (week: unknown): string => shortDate.format(new Date(String(week)));
const hideZero = (value: unknown): string => (Number(value) > 0 ? String(value) : '');

/** The picture alone; the sentence and the table stand beside it, so screen readers skip it. */
export function ActivityBars({ activity }: { activity: WeekActivity[] }) {
  return (
    <div aria-hidden className="card p-4">
      <p className="mb-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <span className="flex items-center gap-2">
          <span className="size-3 rounded-sm bg-chart-1" /> Pendaftaran (orang)
        </span>
        <span className="flex items-center gap-2">
          <span className="size-3 rounded-sm bg-chart-2" /> Pembelian Premium (orang)
        </span>
      </p>
      <ResponsiveContainer width="100%" height={240}>
        <BarChart
          data={activity}
          margin={{ top: 16, right: 0, bottom: 0, left: -24 }}
          accessibilityLayer={false}
        >
          <XAxis
            dataKey="week"
            tickFormatter={formatWeek}
            tick={{ fill: 'var(--muted-foreground)', fontSize: 12 }}
            tickLine={false}
            axisLine={{ stroke: 'var(--border)' }}
            minTickGap={16}
          />
          <YAxis
            allowDecimals={false}
            tick={{ fill: 'var(--muted-foreground)', fontSize: 12 }}
            tickLine={false}
            axisLine={false}
          />
          <Tooltip
            labelFormatter={(week) => `Minggu mulai ${formatWeek(week)}`}
            cursor={{ fill: 'var(--muted)' }}
            contentStyle={{
              background: 'var(--card)',
              color: 'var(--card-foreground)',
              border: '1px solid var(--border)',
              borderRadius: 12,
            }}
          />
          <Bar
            dataKey="signups"
            name="Pendaftaran"
            fill="var(--chart-1)"
            radius={[4, 4, 0, 0]}
            isAnimationActive={false}
          >
            <LabelList
              dataKey="signups"
              position="top"
              formatter={hideZero}
              fill="var(--foreground)"
              fontSize={12}
            />
          </Bar>
          <Bar
            dataKey="purchases"
            name="Pembelian Premium"
            fill="var(--chart-2)"
            radius={[4, 4, 0, 0]}
            isAnimationActive={false}
          >
            <LabelList
              dataKey="purchases"
              position="top"
              formatter={hideZero}
              fill="var(--foreground)"
              fontSize={12}
            />
          </Bar>
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
