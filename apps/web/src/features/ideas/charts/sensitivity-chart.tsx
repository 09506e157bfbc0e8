import { formatRupiahShort } from '@kawanusaha/contracts/finance/rupiah';
import type { SensitivityLine } from '@kawanusaha/contracts/finance/sensitivity';
import { niceScale } from '#components/charts/nice-scale.ts';
import { useWidth } from '#components/charts/use-width.ts';

const rowHeight = 56;
const margin = { top: 8, right: 16, bottom: 28, left: 16 };

/** One bar for each thing that may change, from the year with 20 % less of it to the year with 20 % more. Its table stands beside it. */
export function SensitivityChart({ lines, planned }: { lines: readonly SensitivityLine[]; planned: number }) {
  const [ref, width] = useWidth<HTMLDivElement>(328);
  const ends = lines.map(({ label, results }) => {
    const values = results.map(({ yearResult }) => yearResult);
    return { label, low: Math.min(...values), high: Math.max(...values) };
  });
  const { min, max, ticks } = niceScale(
    ends.flatMap(({ low, high }) => [low, high]),
    width < 420 ? 3 : 5,
  );
  const height = margin.top + rowHeight * ends.length + margin.bottom;
  const x = (value: number) =>
    margin.left + ((value - min) / (max - min || 1)) * (width - margin.left - margin.right);
  const bottom = height - margin.bottom;
  return (
    <div ref={ref} aria-hidden>
      <svg width={width} height={height} className="block max-w-full text-xs">
        {ticks.map((tick) => (
          <g key={tick}>
            <line
              x1={x(tick)}
              x2={x(tick)}
              y1={margin.top}
              y2={bottom}
              stroke={tick === 0 ? 'var(--muted-foreground)' : 'var(--border)'}
            />
            <text x={x(tick)} y={height - 8} textAnchor="middle" fill="var(--muted-foreground)">
              {formatRupiahShort(tick).replace(/^(-?)Rp\s/, '$1')}
            </text>
          </g>
        ))}
        {ends.map(({ label, low, high }, index) => {
          const top = margin.top + index * rowHeight;
          const zero = Math.min(Math.max(0, low), high);
          return (
            <g key={label}>
              <text x={margin.left + 4} y={top + 16} fill="var(--foreground)" fontWeight={600}>
                {label}
              </text>
              <rect
                x={x(low)}
                y={top + 24}
                width={Math.max(2, x(zero) - x(low))}
                height={16}
                rx={3}
                fill="var(--chart-2)"
              />
              <rect
                x={x(zero)}
                y={top + 24}
                width={Math.max(2, x(high) - x(zero))}
                height={16}
                rx={3}
                fill="var(--chart-1)"
              />
            </g>
          );
        })}
        <line
          x1={x(planned)}
          x2={x(planned)}
          y1={margin.top + 20}
          y2={bottom}
          stroke="var(--foreground)"
          strokeWidth={2}
          strokeDasharray="4 3"
        />
      </svg>
    </div>
  );
}
