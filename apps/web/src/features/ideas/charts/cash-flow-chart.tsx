import type { CashFlow } from '@kawanusaha/contracts/finance/cash-flow';
import { findLowestPoint } from '@kawanusaha/contracts/finance/lowest-point';
import { formatRupiahShort } from '@kawanusaha/contracts/finance/rupiah';
import { niceScale } from '#components/charts/nice-scale.ts';
import { useWidth } from '#components/charts/use-width.ts';
import { ValueAxis } from './value-axis.tsx';

const height = 260;
const margin = { top: 24, right: 12, bottom: 28, left: 60 };

/** Cash at the end of each month, with the capital as a line across and the lowest point marked. Its table stands beside it. */
export function CashFlowChart({ flow }: { flow: CashFlow }) {
  const [ref, width] = useWidth<HTMLDivElement>(328);
  const { capital, balance } = flow.start;
  const balances = [balance, ...flow.months.map((month) => month.balance)];
  const lowest = findLowestPoint(flow);
  const { min, max, ticks } = niceScale([capital, ...balances]);
  const innerWidth = width - margin.left - margin.right;
  const innerHeight = height - margin.top - margin.bottom;
  const x = (index: number) => margin.left + (index / (balances.length - 1)) * innerWidth;
  const y = (value: number) => margin.top + ((max - value) / (max - min || 1)) * innerHeight;
  const points = balances.map((value, index) => `${x(index)},${y(value)}`).join(' ');
  const labelEvery = innerWidth < 420 ? 3 : 1;
  const last = balances.at(-1) ?? 0;
  const lowestX = x(lowest.month);
  const isLeft = lowestX < margin.left + innerWidth / 2;
  // At the right end the cash stands above the capital or below it; its label stands on the other side, where there is room.
  const isCapitalBelow = last > capital && y(capital) + 20 < height - margin.bottom;
  // Under the point is room unless it stands at the bottom.
  const isBelow = y(lowest.balance) + 24 < height - margin.bottom;
  const capitalLabelY = y(capital) + (isCapitalBelow ? 16 : -8);
  const besideLowest = y(lowest.balance) + (isBelow ? 20 : -12);
  // On a phone two labels at one height would lie over each other.
  const lowestLabelY =
    Math.abs(besideLowest - capitalLabelY) < 16 ? Math.min(besideLowest, capitalLabelY - 18) : besideLowest;
  return (
    <div ref={ref} aria-hidden>
      <svg width={width} height={height} className="block max-w-full text-xs">
        <ValueAxis
          ticks={ticks}
          y={y}
          left={margin.left}
          right={width - margin.right}
          zero="var(--muted-foreground)"
        />
        <line
          x1={margin.left}
          x2={width - margin.right}
          y1={y(capital)}
          y2={y(capital)}
          stroke="var(--chart-2)"
          strokeWidth={2}
          strokeDasharray="6 4"
        />
        <text x={width - margin.right} y={capitalLabelY} textAnchor="end" fill="var(--foreground)">
          Modal {formatRupiahShort(capital)}
        </text>
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
              {index === 0 ? 'Mulai' : index}
            </text>
          ) : null,
        )}
        <circle
          cx={lowestX}
          cy={y(lowest.balance)}
          r={6}
          fill="var(--foreground)"
          stroke="var(--card)"
          strokeWidth={2}
        />
        <text
          x={lowestX + (isLeft ? 10 : -10)}
          y={lowestLabelY}
          textAnchor={isLeft ? 'start' : 'end'}
          fill="var(--foreground)"
          fontWeight={600}
          // The line may pass behind it on a phone.
          stroke="var(--card)"
          strokeWidth={4}
          paintOrder="stroke"
        >
          Terendah {formatRupiahShort(lowest.balance)}
        </text>
        {/* Where the cash ends at its lowest, that label says it. */}
        {lowest.month === balances.length - 1 ? null : (
          <text
            x={x(balances.length - 1)}
            y={Math.max(14, y(last) - 10)}
            textAnchor="end"
            fill="var(--foreground)"
            fontWeight={600}
          >
            {formatRupiahShort(last)}
          </text>
        )}
      </svg>
    </div>
  );
}
