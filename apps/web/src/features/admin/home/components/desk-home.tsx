import { lazy } from 'react';
import { LatePart } from '#components/late-part.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { NativeSelect } from '#components/ui/native-select.tsx';
import { LoadingMessage, Skeleton } from '#components/ui/skeleton.tsx';
import { useHome } from '../api/read-home.ts';
import { messages } from '../../messages.ts';
import { useStaffPermissions } from '#lib/session/use-staff-permissions.ts';
import { useAddressValue } from '#lib/use-address-value.ts';
import { HomeFigures } from './home-figures.tsx';
import { HomeWaiting } from './home-waiting.tsx';

// Below the first screen, and for a full admin alone.
const HomeServer = lazy(async () => ({ default: (await import('./home-server.tsx')).HomeServer }));

const periods = [
  ['7', '7 hari'],
  ['30', '30 hari'],
  ['90', '90 hari'],
  ['365', '1 tahun'],
] as const;

/** The home of the desk: what waits, how the product does over a period, and how its server does. */
export function DeskHome() {
  const [days, setDays] = useAddressValue('periode', '30');
  const { may } = useStaffPermissions();
  const query = useHome(Number(days) || 30);
  if (query.isError) {
    return (
      <ErrorState
        title={messages.dataFailed}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  if (query.data === undefined) {
    return (
      <div className="flex flex-col gap-3">
        <LoadingMessage>Memuat ringkasan</LoadingMessage>
        <Skeleton className="h-28 w-full" />
        <Skeleton className="h-72 w-full" />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-8">
      <HomeWaiting waiting={query.data.waiting} />
      <section aria-labelledby="figures-title" className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="figures-title" className="text-xl font-bold">
            Perkembangan
          </h2>
          <div className="w-36">
            <NativeSelect aria-label="Periode" value={days} onChange={(event) => setDays(event.target.value)}>
              {periods.map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </NativeSelect>
          </div>
        </div>
        <HomeFigures home={query.data} />
      </section>
      {may('admin') ? (
        <LatePart>
          <HomeServer />
        </LatePart>
      ) : null}
    </div>
  );
}
