import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#components/ui/table.tsx';
import { formatLongDate } from '#lib/format-date.ts';
import { ActivityBars } from './activity-bars.tsx';
import { describeActivity, type WeekActivity } from '../weekly-activity.ts';

/** Sign-ups and purchases per week: a sentence, a picture, and the same figures as a table. */
export function ActivityChart({ activity }: { activity: WeekActivity[] }) {
  const isEmpty = activity.every((week) => week.signups + week.purchases === 0);
  return (
    <section aria-labelledby="activity-title" className="flex flex-col gap-3">
      <h2 id="activity-title" className="text-xl font-bold">
        Pendaftaran dan pembelian per minggu
      </h2>
      <p className="text-muted-foreground">{describeActivity(activity)}</p>
      {isEmpty ? null : (
        <>
          <ActivityBars activity={activity} />
          <details>
            <summary className="link cursor-pointer">Lihat sebagai tabel</summary>
            <Table aria-labelledby="activity-title">
              <TableHeader>
                <TableRow>
                  <TableHead>Minggu mulai</TableHead>
                  <TableHead>Pendaftaran</TableHead>
                  <TableHead>Pembelian Premium</TableHead>
                </TableRow>
              </TableHeader>
              <TableBody>
                {activity.map((week) => (
                  <TableRow key={week.week}>
                    <TableCell label="Minggu mulai">{formatLongDate(week.week)}</TableCell>
                    <TableCell label="Pendaftaran" className="figures">
                      {week.signups}
                    </TableCell>
                    <TableCell label="Pembelian Premium" className="figures">
                      {week.purchases}
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </details>
        </>
      )}
    </section>
  );
}
