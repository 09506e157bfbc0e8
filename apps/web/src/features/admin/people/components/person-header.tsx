import { Badge } from '#components/ui/badge.tsx';
import { formatLongDate } from '#lib/format-date.ts';
import type { DeskPerson } from '../api/read-person.ts';
import { isForGood } from '../../audit/describe-change.ts';
import { UserActions } from './user-actions.tsx';
import { PersonActions } from './person-actions.tsx';

/** Name, state, ways to reach the person, and what the desk can do. */
export function PersonHeader({ person, isSelf }: { person: DeskPerson; isSelf: boolean }) {
  const user = { ...person, total_count: 1 };
  return (
    <header className="card gap-4 p-5 xl:flex-row xl:items-center xl:justify-between">
      <div className="flex min-w-0 flex-col gap-1.5">
        <h2 className="text-xl font-bold wrap-anywhere">{person.nama_lengkap}</h2>
        <p className="flex flex-wrap gap-1.5">
          <Badge variant={person.is_premium ? 'accent' : 'secondary'}>
            {person.is_premium ? 'Premium' : 'Gratis'}
          </Badge>
          {person.is_admin ? <Badge>Admin</Badge> : null}
          {isSelf ? <Badge variant="outline">Anda</Badge> : null}
          {person.has_second_factor ? <Badge variant="success">Verifikasi dua langkah</Badge> : null}
          {person.reports_about > 0 ? (
            <Badge variant="warning">{person.reports_about} laporan tentangnya</Badge>
          ) : null}
          {person.banned_until === null ? null : (
            <Badge variant="destructive">
              {isForGood(person.banned_until)
                ? 'Diblokir seterusnya'
                : `Diblokir sampai ${formatLongDate(person.banned_until)}`}
            </Badge>
          )}
        </p>
        <p className="flex flex-wrap gap-x-4 text-sm text-muted-foreground">
          <span className="wrap-anywhere">{person.username}</span>
          <span className="wrap-anywhere">{person.email ?? 'tanpa email'}</span>
          <span className="figures">{person.phone === null ? 'tanpa nomor' : `+${person.phone}`}</span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <UserActions user={user} isSelf={isSelf} />
        {isSelf || person.is_admin ? null : <PersonActions person={person} />}
      </div>
    </header>
  );
}
