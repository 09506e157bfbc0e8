import { lazy, Suspense } from 'react';
import { NativeSelect } from '#components/ui/native-select.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { Stat } from '#components/ui/stat.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#components/ui/table.tsx';
import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';
import { formatLongDate } from '#lib/format-date.ts';
import { formatNumber } from '@kawanusaha/contracts/format-number';
import type { Home, HomeFigures as Figures } from '../api/read-home.ts';
import { useAddressValue } from '#lib/use-address-value.ts';
import { type Measure, measures, measuresFor } from '../measures.ts';
import { netOf, percentOf, sumFigures } from '../sum-figures.ts';

const HomeBars = lazy(() => import('./home-bars.tsx').then((module) => ({ default: module.HomeBars })));

const shareText = (part: number, whole: number): string => {
  const percent = percentOf(part, whole);
  return percent === null ? 'belum ada' : `${percent}%`;
};

/** How many of something there are, and how many there were before. */
function Count({ label, now, before }: { label: string; now: number; before: number }) {
  return <Stat label={label} value={formatNumber(now)} hint={`sebelumnya ${formatNumber(before)}`} />;
}

/** The sums of the period beside those of the period before. */
function Sums({ now, before }: { now: Figures; before: Figures }) {
  const net = netOf(now);
  const netBefore = netOf(before);
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Count label="Pendaftaran" now={now.signups} before={before.signups} />
      <Stat
        label="Profil lengkap"
        value={shareText(now.activated, now.signups)}
        hint={`${formatNumber(now.activated)} orang; sebelumnya ${shareText(before.activated, before.signups)}`}
      />
      <Count label="Proyek baru" now={now.listings} before={before.listings} />
      <Count label="Lamaran" now={now.applications} before={before.applications} />
      <Stat
        label="Diterima"
        value={shareText(now.accepted, now.applications)}
        hint={`${formatNumber(now.accepted)} lamaran; sebelumnya ${shareText(before.accepted, before.applications)}`}
      />
      <Stat
        label="Pembeli per pendaftar"
        value={shareText(now.buyers, now.signups)}
        hint={`${formatNumber(now.buyers)} pembeli; sebelumnya ${formatNumber(before.buyers)}`}
      />
      {net === null ? null : (
        <Stat
          className="col-span-2"
          label="Pendapatan bersih"
          value={formatRupiah(net)}
          hint={`masuk ${formatRupiah(now.revenue ?? 0)}, kembali ${formatRupiah(now.refunds ?? 0)}, perkiraan biaya ${formatRupiah(now.fees ?? 0)}; sebelumnya ${formatRupiah(netBefore ?? 0)}`}
        />
      )}
    </dl>
  );
}

/** How the product does over the chosen period: sums, a picture of one figure, and all of them as a table. */
export function HomeFigures({ home }: { home: Home }) {
  const now = sumFigures(home.figures);
  const offered = measuresFor(netOf(now) !== null);
  const [wanted, setWanted] = useAddressValue('grafik', 'signups');
  const measure: Measure = offered.find((one) => one === wanted) ?? 'signups';
  return (
    <>
      <Sums now={now} before={home.before} />
      <div className="flex flex-col gap-3">
        <div className="max-w-xs">
          <NativeSelect
            aria-label="Grafik"
            value={measure}
            onChange={(event) => setWanted(event.target.value)}
          >
            {offered.map((one) => (
              <option key={one} value={one}>
                {measures[one].name}
              </option>
            ))}
          </NativeSelect>
        </div>
        <Suspense fallback={<Skeleton className="h-72 w-full" />}>
          <HomeBars steps={home.figures} measure={measure} />
        </Suspense>
        <details>
          <summary className="link cursor-pointer">Lihat sebagai tabel</summary>
          <Table aria-label="Angka per periode">
            <TableHeader>
              <TableRow>
                <TableHead>{home.step === 1 ? 'Hari' : 'Minggu mulai'}</TableHead>
                {offered.map((one) => (
                  <TableHead key={one}>{measures[one].name}</TableHead>
                ))}
              </TableRow>
            </TableHeader>
            <TableBody>
              {home.figures.toReversed().map((step) => (
                <TableRow key={step.day}>
                  <TableCell label={home.step === 1 ? 'Hari' : 'Minggu mulai'}>
                    {formatLongDate(step.day)}
                  </TableCell>
                  {offered.map((one) => (
                    <TableCell key={one} label={measures[one].name} className="figures">
                      {measures[one].isMoney
                        ? formatRupiah(measures[one].of(step))
                        : formatNumber(measures[one].of(step))}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </details>
      </div>
    </>
  );
}
