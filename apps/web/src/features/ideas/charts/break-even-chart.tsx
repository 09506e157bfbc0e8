import { formatNumber } from '@kawanusaha/contracts/format-number';
import { niceScale } from '#components/charts/nice-scale.ts';
import { useWidth } from '#components/charts/use-width.ts';
import { ValueAxis } from './value-axis.tsx';

type BreakEvenChartProps = { price: number; unitCost: number; fixedCost: number; breakEvenUnits: number };

const height = 240;
const margin = { top: 16, right: 12, bottom: 32, left: 60 };
const costLabelWidth = 70;

/** Turnover and total cost over the units sold; they meet at the break-even point. */
export function BreakEvenChart({ price, unitCost, fixedCost, breakEvenUnits }: BreakEvenChartProps) {
  const [ref, width] = useWidth<HTMLDivElement>(328);
  const mostUnits = Math.max(2, breakEvenUnits * 2);
  const { max, ticks } = niceScale([mostUnits * price, fixedCost + mostUnits * unitCost]);
  const innerWidth = width - margin.left - margin.right;
  const innerHeight = height - margin.top - margin.bottom;
  const x = (units: number) => margin.left + (units / mostUnits) * innerWidth;
  const y = (value: number) => margin.top + ((max - value) / (max || 1)) * innerHeight;
  const meet = breakEvenUnits * price;
  const costEnd = y(fixedCost + mostUnits * unitCost);
  // The label stands under the whole piece of the rising line above it.
  const costDrop = ((y(fixedCost) - costEnd) / innerWidth) * costLabelWidth;
  return (
    <div ref={ref} aria-hidden>
      <svg width={width} height={height} className="block max-w-full text-xs">
        <ValueAxis ticks={ticks} y={y} left={margin.left} right={width - margin.right} />
        <line
          x1={x(0)}
          y1={y(fixedCost)}
          x2={x(mostUnits)}
          y2={costEnd}
          stroke="var(--chart-2)"
          strokeWidth={3}
        />
        <line
          x1={x(0)}
          y1={y(0)}
          x2={x(mostUnits)}
          y2={y(mostUnits * price)}
          stroke="var(--chart-1)"
          strokeWidth={3}
        />
        <line
          x1={x(breakEvenUnits)}
          x2={x(breakEvenUnits)}
          y1={y(0)}
          y2={y(meet)}
          stroke="var(--muted-foreground)"
          strokeDasharray="4 4"
        />
        <circle
          cx={x(breakEvenUnits)}
          cy={y(meet)}
          r={6}
          fill="var(--foreground)"
          stroke="var(--card)"
          strokeWidth={2}
        />
        <text
          x={x(breakEvenUnits)}
          y={height - 10}
          textAnchor="middle"
          fill="var(--foreground)"
          fontWeight={600}
        >
          {formatNumber(breakEvenUnits)} unit
        </text>
        <text x={x(mostUnits) - 18} y={y(mostUnits * price) + 6} textAnchor="end" fill="var(--foreground)">
          Omzet
        </text>
        <text
          x={x(mostUnits)}
          y={Math.min(y(0) - 6, costEnd + costDrop + 18)}
          textAnchor="end"
          fill="var(--foreground)"
        >
          Total biaya
        </text>
      </svg>
    </div>
  );
}
