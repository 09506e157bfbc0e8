import { lazy } from 'react';
import { Link } from 'react-router';
import { ExportButton } from '#components/export-button.tsx';
import { LatePart } from '#components/late-part.tsx';
import { PagedRows } from '#components/lists/paged-rows.tsx';
import { useDeskFilters } from '#components/lists/use-desk-filters.ts';
import { PersonLink } from '#components/person-link.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#components/ui/table.tsx';
import { lineCell, lineRow } from '#components/ui/table-lines.ts';
import { rolesPath } from '#config/desk-paths.ts';
import { wasAnswered } from '#lib/api/was-answered.ts';
import { cn } from '#lib/cn.ts';
import { formatTableDateTime } from '#lib/format-date.ts';
import { useStaffPermissions } from '#lib/session/use-staff-permissions.ts';
import { adminPageSize } from '../../desk-query.ts';
import { useUsers } from '../api/list-users.ts';
import { describeTotal } from '../describe-total.ts';
import { messages } from '../../messages.ts';
import { useAddressValue } from '#lib/use-address-value.ts';
import { DeskSearch } from '#components/lists/desk-search.tsx';
import { RoleWarning } from './role-warning.tsx';
import { UserActions } from './user-actions.tsx';

// Each comes when it is opened from the list, or named in the address.
const PersonPage = lazy(async () => ({ default: (await import('./person-page.tsx')).PersonPage }));
const RolesPanel = lazy(async () => ({
  default: (await import('../../roles/components/roles-panel.tsx')).RolesPanel,
}));

function UserList({ selfId }: { selfId: string }) {
  const filters = useDeskFilters([], { suffix: '-pengguna' });
  const { may } = useStaffPermissions();
  const query = useUsers(filters.term, filters.page);
  const total = query.data?.[0]?.total_count ?? 0;
  return (
    <div className="flex flex-col gap-3 sm:gap-5">
      {may('admin') ? <RoleWarning /> : null}
      <div className="flex flex-wrap items-center gap-1.5 sm:gap-3">
        <DeskSearch
          label="Cari pengguna"
          placeholder="Cari nama, email, nomor, pesanan, atau kode"
          value={filters.search}
          onChange={filters.onSearch}
        />
        <Badge variant="secondary" role="status" className={query.data ? undefined : 'invisible'}>
          Total: {describeTotal(total)} pengguna
        </Badge>
        {may('admin') ? (
          <Link to={rolesPath} className="btn btn-outline max-sm:px-2.5 max-sm:text-sm">
            Peran tim
          </Link>
        ) : null}
        {may('admin') ? <ExportButton kind="users" /> : null}
      </div>
      <PagedRows
        query={query}
        page={filters.page}
        pageSize={adminPageSize}
        onPage={filters.setPage}
        pagerLabel="Halaman pengguna"
        loadingText="Memuat pengguna"
        errorTitle={wasAnswered(query.error) ? messages.usersFailed : messages.dataFailed}
        emptyTitle={messages.noUsers}
      >
        {(users) => (
          <Table aria-label="Pengguna">
            <TableHeader>
              <TableRow>
                <TableHead>Pengguna</TableHead>
                <TableHead>Email</TableHead>
                <TableHead>Status</TableHead>
                <TableHead>Bergabung</TableHead>
                <TableHead>Tindakan</TableHead>
              </TableRow>
            </TableHeader>
            <TableBody>
              {users.map((user) => (
                // On phones two lines, which lead to the person's page: what can be done stands there.
                <TableRow key={user.id} className={cn(lineRow, 'max-sm:relative')}>
                  <TableCell label="Pengguna" className={lineCell}>
                    <div className="min-w-0 max-sm:truncate max-sm:[&_a]:after:absolute max-sm:[&_a]:after:inset-0">
                      <PersonLink id={user.id}>{user.username}</PersonLink>
                      <span className="block text-sm text-muted-foreground max-sm:hidden">
                        {user.nama_lengkap}
                      </span>
                    </div>
                  </TableCell>
                  <TableCell
                    label="Email"
                    className={cn(
                      lineCell,
                      'wrap-anywhere max-sm:col-span-2 max-sm:row-start-2 max-sm:block! max-sm:truncate max-sm:text-muted-foreground sm:wrap-break-word',
                    )}
                  >
                    <span className="sm:hidden">{user.nama_lengkap} · </span>
                    {user.email ?? 'tanpa email'}
                  </TableCell>
                  <TableCell
                    label="Status"
                    className={cn(lineCell, 'max-sm:col-start-2 max-sm:row-start-1 max-sm:items-start!')}
                  >
                    <span className="flex flex-wrap gap-1.5">
                      <Badge variant={user.is_premium ? 'accent' : 'secondary'}>
                        {user.is_premium ? 'Premium' : 'Gratis'}
                      </Badge>
                      {user.is_admin ? <Badge>Admin</Badge> : null}
                      {user.id === selfId ? <Badge variant="outline">Anda</Badge> : null}
                    </span>
                  </TableCell>
                  <TableCell label="Bergabung" className="figures whitespace-nowrap max-sm:hidden!">
                    {formatTableDateTime(user.created_at)}
                  </TableCell>
                  <TableCell className="max-sm:hidden!">
                    <UserActions user={user} isSelf={user.id === selfId} />
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </PagedRows>
    </div>
  );
}

/** All accounts with search, roles and Premium (spec §2), the page of the person that the address names, or who has which role. */
export function UsersPanel({ selfId }: { selfId: string }) {
  const [person, setPerson] = useAddressValue('orang');
  const [list, setList] = useAddressValue('daftar');
  const { may } = useStaffPermissions();
  const mayRoles = list === 'peran' && may('admin');
  if (person === '' && !mayRoles) return <UserList selfId={selfId} />;
  return (
    <LatePart>
      {person === '' ? (
        <RolesPanel selfId={selfId} onBack={() => setList('', { isStep: true })} />
      ) : (
        <PersonPage id={person} selfId={selfId} onBack={() => setPerson('', { isStep: true })} />
      )}
    </LatePart>
  );
}
