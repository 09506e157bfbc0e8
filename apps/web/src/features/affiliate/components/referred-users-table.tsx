import type { ReferredUser } from '@kawanusaha/contracts/referral';
import { useFirstRows } from '#components/lists/use-first-rows.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#components/ui/table.tsx';
import { describeHold } from '../hold-reasons.ts';
import { formatTableDateTime } from '#lib/format-date.ts';
import { messages } from '../messages.ts';

/** The people who came through the code, with masked addresses (spec §2). */
export function ReferredUsersTable({ users }: { users: readonly ReferredUser[] }) {
  const { shown, more } = useFirstRows(users);
  if (users.length === 0) {
    return (
      <EmptyState
        title="Belum ada yang mendaftar lewat kode Anda"
        description="Bagikan link referral Anda; setiap orang yang mendaftar akan tampil di sini."
      />
    );
  }
  return (
    <>
      <Table aria-label="Pengguna yang Anda ajak">
        <TableHeader>
          <TableRow>
            <TableHead>Username</TableHead>
            <TableHead>Email</TableHead>
            <TableHead>Status</TableHead>
            <TableHead>Tanggal Daftar</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {shown.map((user) => (
            <TableRow key={user.id}>
              <TableCell label="Username" className="font-medium">
                {user.username}
              </TableCell>
              <TableCell label="Email">{user.email}</TableCell>
              <TableCell label="Status">
                <div>
                  <Badge variant={user.isPremium ? 'accent' : 'secondary'}>
                    {user.isPremium ? 'Premium' : 'Free'}
                  </Badge>
                  {user.holdReasons?.length ? (
                    <span className="mt-1 block text-sm text-muted-foreground">
                      Hadiah ditahan: {user.holdReasons.map(describeHold).join(', ')}. Admin memeriksanya.
                    </span>
                  ) : null}
                  {user.waitsForPhone === true ? (
                    <span className="mt-1 block text-sm text-muted-foreground">{messages.waitsForPhone}</span>
                  ) : null}
                </div>
              </TableCell>
              <TableCell label="Tanggal Daftar" className="figures">
                {formatTableDateTime(user.created_at)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {more}
    </>
  );
}
