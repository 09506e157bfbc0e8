import { dataPeriods, periodEnds, type PeriodEnd } from '@kawanusaha/contracts/data-periods';
import { ChevronDown } from 'lucide-react';

const ends = Object.entries(periodEnds) as [PeriodEnd, (typeof periodEnds)[PeriodEnd]][];

/** What is kept of people, why and how long, grouped by how it ends; each group opens without any script. */
export function PeriodList() {
  return (
    <div className="mb-4 divide-y divide-border border-y border-border">
      {ends.map(([end, { title, text }]) => (
        <details key={end} className="group">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 [&::-webkit-details-marker]:hidden">
            <span>
              <h3 className="font-bold">{title}</h3>
              <span className="block text-sm text-muted-foreground">{text}</span>
            </span>
            <ChevronDown aria-hidden className="size-5 shrink-0 transition-transform group-open:rotate-180" />
          </summary>
          <dl className="divide-y divide-border pb-3">
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
        </details>
      ))}
    </div>
  );
}
