import { dataPeriods, periodEnds, type PeriodEnd } from '@kawanusaha/contracts/data-periods';

const ends = Object.entries(periodEnds) as [PeriodEnd, (typeof periodEnds)[PeriodEnd]][];

/** What is kept of people, why and how long, grouped by how it ends. */
export function PeriodList() {
  return (
    <div className="mb-4 grid gap-6">
      {ends.map(([end, { title, text }]) => (
        <section key={end} aria-labelledby={`masa-${end}`}>
          <h3 id={`masa-${end}`} className="font-bold">
            {title}
          </h3>
          <p className="text-sm text-muted-foreground">{text}</p>
          <dl className="divide-y divide-border rounded-xl border border-border px-4">
            {dataPeriods
              .filter((row) => row.end === end)
              .map(({ data, purpose, period }) => (
                <div key={data} className="grid gap-x-6 py-2 sm:grid-cols-[1fr_2fr]">
                  <dt className="font-semibold first-letter:uppercase">{data}</dt>
                  <dd className="text-sm">
                    {purpose}
                    <span className="block text-muted-foreground first-letter:uppercase">{period}</span>
                  </dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
