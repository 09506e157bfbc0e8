import type { Incident } from '@kawanusaha/contracts/incident';
import { formatLongDateTime } from '#lib/format-date.ts';

const parts = [
  ['happened', 'Apa yang terjadi'],
  ['data_concerned', 'Data yang terkena'],
  ['our_steps', 'Yang kami lakukan'],
  ['your_steps', 'Yang bisa Anda lakukan'],
] as const;

/** Each incident with what a person needs: what, which data, what we do, what they can do, and since when. */
export function IncidentList({ incidents }: { incidents: readonly Incident[] }) {
  if (incidents.length === 0) {
    return <p className="text-lg">Belum ada insiden yang kami umumkan.</p>;
  }
  return (
    <ol className="flex flex-col gap-8">
      {incidents.map((incident) => (
        <li key={incident.id}>
          <article
            aria-labelledby={`insiden-${incident.id}`}
            className="flex flex-col gap-4 rounded-xl border border-border p-5"
          >
            <div className="flex flex-col gap-1">
              <h2 id={`insiden-${incident.id}`} className="text-xl font-bold wrap-anywhere">
                {incident.title}
              </h2>
              <p className="font-semibold">
                {incident.ended_at === null
                  ? 'Masih kami tangani'
                  : `Selesai ${formatLongDateTime(incident.ended_at)}`}
              </p>
              <p className="text-sm text-muted-foreground">
                Kami ketahui {formatLongDateTime(incident.known_at)}. Diumumkan{' '}
                {formatLongDateTime(incident.told_at)}
                {incident.updated_at === incident.told_at
                  ? '.'
                  : `, diperbarui ${formatLongDateTime(incident.updated_at)}.`}
              </p>
            </div>
            {parts.map(([key, title]) => (
              <div key={key}>
                <h3 className="font-bold">{title}</h3>
                <p className="wrap-anywhere whitespace-pre-line">{incident[key]}</p>
              </div>
            ))}
          </article>
        </li>
      ))}
    </ol>
  );
}
