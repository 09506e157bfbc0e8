import { formatNumber } from '@kawanusaha/contracts/format-number';
import { Link } from 'react-router';
import { FoldedSection } from '#components/folded-section.tsx';
import { mostEventsOrReviews } from '#config/most-listed.ts';
import { Pager } from '#components/lists/pager.tsx';
import { QueryState } from '#components/lists/query-state.tsx';
import { PersonLink } from '#components/person-link.tsx';
import { NativeSelect } from '#components/ui/native-select.tsx';
import { formatTableDateTime } from '#lib/format-date.ts';
import { adminPageSize } from '../../desk-query.ts';
import { type PersonEvent, usePersonEvents } from '../api/list-person-events.ts';
import { describeEvent } from '../describe-event.ts';
import { messages } from '../../messages.ts';
import { useAddressPage } from '#lib/use-address-page.ts';
import { useAddressValue } from '#lib/use-address-value.ts';

const kinds = [
  ['all', 'Semua kejadian'],
  ['signin', 'Masuk dan akun'],
  ['order', 'Pesanan'],
  ['coin', 'Coin'],
  ['referral', 'Referral'],
  ['listing', 'Proyek dan relasi'],
  ['application', 'Lamaran'],
  ['report', 'Laporan'],
  ['ticket', 'Pesan kepada kami'],
  ['admin', 'Tindakan admin'],
] as const;

function TimelineRow({ event }: { event: PersonEvent }) {
  const { what, about, remark, to, by } = describeEvent(event);
  return (
    <li className="grid gap-x-4 border-t border-border py-2 text-sm sm:grid-cols-[9.5rem_minmax(0,1fr)]">
      <time dateTime={event.at} className="figures text-muted-foreground">
        {formatTableDateTime(event.at)}
      </time>
      <p className="wrap-anywhere">
        {what}{' '}
        {to === null || about === '' ? (
          about
        ) : (
          <Link to={to} className="link font-medium">
            {about}
          </Link>
        )}
        {remark === '' ? '' : ` (${remark})`}
        {event.actor_name === null ? null : (
          <>
            {' '}
            {by} <PersonLink id={event.actor_id}>{event.actor_name}</PersonLink>
          </>
        )}
      </p>
    </li>
  );
}

/** How many there are, as soon as it is known. */
function hintOf(count: number | undefined, isKnown: boolean): string {
  if (count === undefined) return isKnown ? messages.noEvents : 'Yang terjadi, terbaru lebih dulu.';
  return count > mostEventsOrReviews
    ? `Lebih dari ${formatNumber(mostEventsOrReviews)} kejadian`
    : `${count} kejadian`;
}

/** What happened around a person, newest first. */
export function PersonTimeline({ personId }: { personId: string }) {
  const [kind, setKind] = useAddressValue('kejadian', 'all');
  const [page, setPage] = useAddressPage('hal-kejadian');
  const query = usePersonEvents(personId, kind, page);
  const total = Math.min(query.data?.[0]?.total_count ?? 0, mostEventsOrReviews);
  return (
    <FoldedSection
      id="garis-waktu"
      title="Garis waktu"
      hint={hintOf(query.data?.[0]?.total_count, query.isSuccess && kind === 'all')}
    >
      <div className="card gap-3 p-4">
        <div className="self-start">
          <NativeSelect
            aria-label="Jenis kejadian"
            value={kind}
            onChange={(event) => setKind(event.target.value, { without: 'hal-kejadian' })}
          >
            {kinds.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </NativeSelect>
        </div>
        <QueryState
          query={query}
          loadingText="Memuat garis waktu"
          errorTitle={messages.dataFailed}
          emptyTitle={messages.noEvents}
        >
          {(events) => (
            <ol aria-label="Kejadian" className="flex flex-col">
              {events.map((event, index) => (
                <TimelineRow key={`${event.at} ${event.action} ${index}`} event={event} />
              ))}
            </ol>
          )}
        </QueryState>
        <Pager
          page={page}
          pageSize={adminPageSize}
          total={total}
          onPage={setPage}
          label="Halaman garis waktu"
        />
      </div>
    </FoldedSection>
  );
}
