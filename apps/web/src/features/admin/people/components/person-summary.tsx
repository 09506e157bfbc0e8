import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { FoldedSection } from '#components/folded-section.tsx';
import { PersonLink } from '#components/person-link.tsx';
import { paths } from '#config/paths.ts';
import { formatLongDate, formatTableDateTime } from '#lib/format-date.ts';
import type { DeskPerson } from '../api/read-person.ts';

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-3 py-1.5">
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="figures text-right font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}

/** Open tickets, which lead to the inbox with this address. */
function TicketCount({ count, email }: { count: number; email: string | null }) {
  if (count === 0 || email === null) return count;
  return (
    <Link to={`${paths.admin}?tab=pesan&cari=${encodeURIComponent(email)}`} className="link font-semibold">
      {count}
    </Link>
  );
}

/** What there is of a person, in figures. */
export function PersonSummary({ person }: { person: DeskPerson }) {
  const { referrer_id: referrer, last_sign_in_at: lastSignIn } = person;
  return (
    <FoldedSection
      id="ringkasan"
      title="Ringkasan"
      hint={`${person.projects} proyek, ${person.applications} lamaran, ${person.orders} pesanan, ${person.coins} coin`}
    >
      <dl className="card flex flex-col p-4 text-sm">
        <Figure name="Bergabung">{formatLongDate(person.created_at)}</Figure>
        <Figure name="Masuk terakhir">
          {lastSignIn === null ? 'belum pernah' : formatTableDateTime(lastSignIn)}
        </Figure>
        <Figure name="Sesi terbuka">{person.sessions}</Figure>
        <Figure name="Kota">{person.city ?? 'belum diisi'}</Figure>
        <Figure name="Kampus">{person.campus ?? 'belum diisi'}</Figure>
        <Figure name="Proyek">
          {person.open_projects} terbuka dari {person.projects}
        </Figure>
        <Figure name="Lamaran">
          {person.accepted} diterima dari {person.applications}
        </Figure>
        <Figure name="Pesanan">{person.orders}</Figure>
        <Figure name="Coin">
          {person.coins} tersedia, {person.coins_on_hold} ditahan
        </Figure>
        <Figure name="Kode referral">{person.referral_code ?? 'belum ada'}</Figure>
        <Figure name="Mengajak">{person.referrals} orang</Figure>
        <Figure name="Diajak oleh">
          {referrer === null ? (
            'tidak ada'
          ) : (
            <PersonLink id={referrer}>{person.referrer_name ?? 'akun dihapus'}</PersonLink>
          )}
        </Figure>
        <Figure name="Laporan">
          {person.reports_made} dibuat, {person.reports_about} tentangnya
        </Figure>
        <Figure name="Tiket terbuka">
          <TicketCount count={person.open_tickets} email={person.email} />
        </Figure>
      </dl>
    </FoldedSection>
  );
}
