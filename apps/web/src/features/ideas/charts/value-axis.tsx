import { formatRupiahShort } from '@kawanusaha/contracts/finance/rupiah';

type ValueAxisProps = {
  ticks: readonly number[];
  y: (value: number) => number;
  left: number;
  right: number;
  /** Colour of the line at zero. */
  zero?: string;
};

/** The lines across a chart of money, and what each stands for. */
export function ValueAxis({ ticks, y, left, right, zero = 'var(--border)' }: ValueAxisProps) {
  return ticks.map((tick) => (
    <g key={tick}>
      <line x1={left} x2={right} y1={y(tick)} y2={y(tick)} stroke={tick === 0 ? zero : 'var(--border)'} />
      <text x={left - 8} y={y(tick) + 4} textAnchor="end" fill="var(--muted-foreground)">
        {formatRupiahShort(tick).replace(/^(-?)Rp\s/, '$1')}
      </text>
    </g>
  ));
}
