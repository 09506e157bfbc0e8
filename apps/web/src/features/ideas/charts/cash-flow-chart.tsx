import type { CashFlowMonth } from '@kawanusaha/contracts/finance/cash-flow';
import { formatRupiahShort } from '@kawanusaha/contracts/finance/rupiah';
import { niceScale } from './nice-scale.ts';
import { useWidth } from './use-width.ts';

type CashFlowChartProps = { months: readonly CashFlowMonth[]; capital: number; paybackMonth: number | null };

const height = 240;
const margin = { top: 24, right: 12, bottom: 28, left: 60 };
const paybackLabelWidth = 80;

/** Balance after each month as a line from minus the capital, with the month of payback marked. Its table stands beside it. */
export function CashFlowChart({ months, capital, paybackMonth }: CashFlowChartProps) {
  const [ref, width] = useWidth<HTMLDivElement>(328);
  const balances = [-capital, ...months.map((month) => month.balance)];
  const { min, max, ticks } = niceScale(balances);
  const innerWidth = width - margin.left - margin.right;
  const innerHeight = height - margin.top - margin.bottom;
  const x = (index: number) => margin.left + (index / (balances.length - 1)) * innerWidth;
  const y = (value: number) => margin.top + ((max - value) / (max - min || 1)) * innerHeight;
  const points = balances.map((value, index) => `${x(index)},${y(value)}`).join(' ');
  const last = balances.at(-1) ?? 0;
  const payback = paybackMonth !== null && paybackMonth < balances.length ? paybackMonth : null;
  const labelEvery = innerWidth < 420 ? 3 : 1;
  // The line rises: free room is above to the left of a point, and below to the right where the left has too little.
  const isAbove = payback !== null && x(payback) - margin.left > paybackLabelWidth;
  return (
    <div ref={ref} aria-hidden>
      <svg width={width} height={height} className="block text-xs">
        {ticks.map((tick) => (
          <g key={tick}>
            <line
              x1={margin.left}
              x2={width - margin.right}
              y1={y(tick)}
              y2={y(tick)}
              stroke={tick === 0 ? 'var(--muted-foreground)' : 'var(--border)'}
            />
            <text x={margin.left - 8} y={y(tick) + 4} textAnchor="end" fill="var(--muted-foreground)">
              {formatRupiahShort(tick).replace(/^(-?)Rp\s/, '$1')}
            </text>
          </g>
        ))}
        <polygon
          points={`${x(0)},${y(0)} ${points} ${x(balances.length - 1)},${y(0)}`}
          fill="var(--chart-1)"
          opacity={0.12}
        />
        <polyline
          points={points}
          fill="none"
          stroke="var(--chart-1)"
          strokeWidth={3}
          strokeLinejoin="round"
        />
        {balances.map((_, index) =>
          index % labelEvery === 0 ? (
            <text key={index} x={x(index)} y={height - 8} textAnchor="middle" fill="var(--muted-foreground)">
              {index === 0 ? 'Modal' : index}
            </text>
          ) : null,
        )}
        {payback === null ? null : (
          <g>
            <circle
              cx={x(payback)}
              cy={y(balances[payback] ?? 0)}
              r={6}
              fill="var(--chart-2)"
              stroke="var(--card)"
              strokeWidth={2}
            />
            <text
              x={x(payback) + (isAbove ? -4 : 8)}
              y={y(balances[payback] ?? 0) + (isAbove ? -12 : 20)}
              textAnchor={isAbove ? 'end' : 'start'}
              fill="var(--foreground)"
              fontWeight={600}
            >
              Balik modal
            </text>
          </g>
        )}
        <text
          x={x(balances.length - 1)}
          y={Math.max(14, y(last) - 10)}
          textAnchor="end"
          fill="var(--foreground)"
          fontWeight={600}
        >
          {formatRupiahShort(last)}
        </text>
      </svg>
    </div>
  );
}
