import { niceScale } from './nice-scale.ts';
import { useWidth } from './use-width.ts';

/** One kind of figure: its name in the legend and its colour (a CSS colour). */
export type BarSeries = { readonly name: string; readonly color: string };
/** One place on the axis: a short label, what a pointer that rests on it reads, and a figure (≥ 0) for each series. */
export type BarGroup = {
  readonly key: string;
  readonly label: string;
  readonly title: string;
  readonly values: readonly number[];
};
type GroupedBarsProps = {
  readonly series: readonly BarSeries[];
  readonly groups: readonly BarGroup[];
  /** How a figure is written at a bar and at the axis. */
  readonly format?: (value: number) => string;
};

const height = 240;
const margin = { top: 20, right: 0, bottom: 28, left: 36 };
const labelWidth = 56;
const barGap = 2;
const groupShare = 0.8;

/** Bars of several series side by side. A picture alone: the same figures stand beside it as text, so screen readers skip it. */
export function GroupedBars({ series, groups, format = String }: GroupedBarsProps) {
  const [ref, width] = useWidth<HTMLDivElement>(328);
  const { max, ticks } = niceScale(groups.flatMap(({ values }) => values));
  const innerWidth = width - margin.left - margin.right;
  const innerHeight = height - margin.top - margin.bottom;
  const step = innerWidth / Math.max(1, groups.length);
  const barWidth = Math.max(2, (step * groupShare) / Math.max(1, series.length) - barGap);
  const y = (value: number) => margin.top + ((max - value) / (max || 1)) * innerHeight;
  // The last label is moved in from the edge, towards the one before it.
  const moved = Math.max(0, (labelWidth - step) / 2);
  const labelEvery = Math.max(1, Math.ceil((labelWidth + moved) / step));
  return (
    <div aria-hidden className="card p-4">
      <p className="mb-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {series.map(({ name, color }) => (
          <span key={name} className="flex items-center gap-2">
            <span className="size-3 rounded-sm" style={{ background: color }} /> {name}
          </span>
        ))}
      </p>
      <div ref={ref}>
        <svg width={width} height={height} className="block max-w-full text-xs">
          {ticks
            .filter((tick) => Number.isInteger(tick))
            .map((tick) => (
              <g key={tick}>
                <line x1={margin.left} x2={width} y1={y(tick)} y2={y(tick)} stroke="var(--border)" />
                <text x={margin.left - 8} y={y(tick) + 4} textAnchor="end" fill="var(--muted-foreground)">
                  {format(tick)}
                </text>
              </g>
            ))}
          {groups.map(({ key, label, title, values }, index) => {
            const left = margin.left + index * step + (step * (1 - groupShare)) / 2;
            const endsAtEdge = index === groups.length - 1 && step < labelWidth;
            return (
              <g key={key}>
                <title>{title}</title>
                {values.map((value, at) => (
                  <g key={series[at]?.name}>
                    <rect
                      x={left + at * (barWidth + barGap)}
                      y={y(value)}
                      width={barWidth}
                      height={Math.max(0, y(0) - y(value))}
                      rx={Math.min(3, barWidth / 3)}
                      fill={series[at]?.color}
                    />
                    {value > 0 && (
                      <text
                        x={left + at * (barWidth + barGap) + barWidth / 2}
                        y={y(value) - 4}
                        textAnchor="middle"
                        fill="var(--foreground)"
                      >
                        {format(value)}
                      </text>
                    )}
                  </g>
                ))}
                {(groups.length - 1 - index) % labelEvery === 0 && (
                  <text
                    x={endsAtEdge ? width : margin.left + (index + 0.5) * step}
                    y={height - 8}
                    textAnchor={endsAtEdge ? 'end' : 'middle'}
                    fill="var(--muted-foreground)"
                  >
                    {label}
                  </text>
                )}
              </g>
            );
          })}
        </svg>
      </div>
    </div>
  );
}
