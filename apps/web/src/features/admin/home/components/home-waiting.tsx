import { Link } from 'react-router';
import { rolesPath, statusPath } from '#config/desk-paths.ts';
import { paths } from '#config/paths.ts';
import { formatAge } from '#lib/format-date.ts';
import type { Waiting } from '../api/read-home.ts';

const kinds: Readonly<Record<string, readonly [name: string, address: string | null]>> = {
  complaints: ['Keluhan dan banding', `${paths.admin}?tab=pesan`],
  questions: ['Pertanyaan', `${paths.admin}?tab=pesan`],
  reports: ['Konten dilaporkan', `${paths.admin}?tab=laporan`],
  holds: ['Konten ditahan', `${paths.admin}?tab=laporan`],
  rewards: ['Hadiah ditahan', `${paths.admin}?tab=hadiah`],
  vouchers: ['Voucher belum dibayar', paths.vouchers],
  payments: ['Pembayaran ditinjau', `${paths.admin}?tab=pembayaran`],
  proposals: ['Usulan peran', rolesPath],
  mails: ['Email gagal, 30 hari', statusPath],
};

/** What waits for the desk, each with how long it has waited; leads to where it is worked on. */
export function HomeWaiting({ waiting }: { waiting: readonly Waiting[] }) {
  const open = waiting.filter((one) => one.waiting > 0);
  return (
    <section aria-labelledby="waiting-title" className="flex flex-col gap-3">
      <h2 id="waiting-title" className="text-xl font-bold">
        Menunggu Anda
      </h2>
      {open.length === 0 ? <p className="text-muted-foreground">Tidak ada yang menunggu.</p> : null}
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {open.map(({ kind, waiting: count, since }) => {
          const [name, address] = kinds[kind] ?? [kind, null];
          return (
            <li key={kind} className="card gap-1 p-4">
              <span className="figures text-2xl font-bold">{count >= 1000 ? '1.000+' : count}</span>
              {address === null ? (
                <span className="font-semibold">{name}</span>
              ) : (
                <Link to={address} className="link font-semibold">
                  {name}
                </Link>
              )}
              {since === null ? null : (
                <span className="text-sm text-muted-foreground">tertua {formatAge(since)}</span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
