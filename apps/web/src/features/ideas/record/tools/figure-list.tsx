/** Names and values side by side, each pair on a line of its own. */
export function FigureList({ figures }: { figures: readonly (readonly [label: string, value: string])[] }) {
  return (
    <dl className="divide-y divide-border">
      {figures.map(([label, value]) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-4 py-2">
          <dt className="text-muted-foreground">{label}</dt>
          <dd className="figures font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
