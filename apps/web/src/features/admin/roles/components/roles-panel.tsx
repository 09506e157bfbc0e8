import { ArrowLeft } from 'lucide-react';
import { QueryState } from '#components/lists/query-state.tsx';
import { PersonLink, PersonName } from '#components/person-link.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#components/ui/table.tsx';
import { formatTableDateTime } from '#lib/format-date.ts';
import { useRoleProposals } from '../api/list-role-proposals.ts';
import { type RoleName, type StaffRole, useStaff } from '../api/list-staff.ts';
import { messages } from '../../messages.ts';
import { roleMessages } from '../role-messages.ts';
import { ProposalList } from './proposal-list.tsx';
import { RoleButton } from './role-button.tsx';
import { RoleDuties } from './role-duties.tsx';
import { useRoleChanges } from '../use-role-changes.ts';

const roles = ['admin', 'finance', 'moderator', 'support'] as const;

function StaffTable({ staff, selfId }: { staff: readonly StaffRole[]; selfId: string }) {
  return (
    <Table aria-label="Peran tim">
      <TableHeader>
        <TableRow>
          <TableHead>Orang</TableHead>
          <TableHead>Peran</TableHead>
          <TableHead>Sejak</TableHead>
          <TableHead>Diberikan oleh</TableHead>
          <TableHead>Tindakan</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {staff.map((one) => (
          <TableRow key={`${one.user_id} ${one.role}`}>
            <TableCell label="Orang">
              <div>
                <PersonName id={one.user_id} name={one.username} />
                <span className="block text-sm text-muted-foreground">{one.nama_lengkap}</span>
              </div>
            </TableCell>
            <TableCell label="Peran">
              <Badge variant={one.role === 'admin' ? 'default' : 'secondary'}>
                {roleMessages.name(one.role)}
              </Badge>
            </TableCell>
            <TableCell label="Sejak" className="figures whitespace-nowrap">
              {formatTableDateTime(one.created_at)}
            </TableCell>
            <TableCell label="Diberikan oleh">
              {one.granted_by_name === null ? (
                <span className="text-muted-foreground">tidak tercatat</span>
              ) : (
                <PersonLink id={one.granted_by}>{one.granted_by_name}</PersonLink>
              )}
            </TableCell>
            <TableCell label="Tindakan">
              {one.user_id === selfId ? (
                <span className="text-sm text-muted-foreground">Anda sendiri</span>
              ) : (
                <RoleButton
                  person={{ id: one.user_id, username: one.username ?? 'akun ini' }}
                  roleName={one.role as RoleName}
                  hasRole
                  whenProposed={<Badge variant="warning">Ada usulan</Badge>}
                  description={
                    <>
                      {one.username ?? 'Akun ini'} tidak boleh lagi: <RoleDuties role={one.role} />.
                    </>
                  }
                />
              )}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** Who has which role of the desk, since when and given by whom; what each role may do; and what waits for a second admin. */
export function RolesPanel({ selfId, onBack }: { selfId: string; onBack: () => void }) {
  const staff = useStaff();
  const proposals = useRoleProposals();
  const { needsSecond } = useRoleChanges();
  const showsProposals = needsSecond || (proposals.data ?? []).length > 0;
  return (
    <div className="flex flex-col gap-6">
      <div>
        <Button variant="ghost" size="sm" onClick={onBack}>
          <ArrowLeft aria-hidden /> Semua pengguna
        </Button>
      </div>
      {showsProposals ? (
        <section aria-labelledby="judul-usulan" className="flex flex-col gap-3">
          <h2 id="judul-usulan" className="text-xl font-bold">
            Usulan perubahan peran
          </h2>
          <QueryState
            query={proposals}
            loadingText="Memuat usulan"
            errorTitle={messages.dataFailed}
            emptyTitle="Tidak ada usulan yang menunggu"
            emptyDescription="Setiap perubahan peran diusulkan oleh satu admin dan disetujui oleh admin lain dalam 7 hari."
          >
            {(rows) => <ProposalList proposals={rows} />}
          </QueryState>
        </section>
      ) : null}
      <section aria-labelledby="judul-tim" className="flex flex-col gap-3">
        <h2 id="judul-tim" className="text-xl font-bold">
          Peran tim
        </h2>
        <p className="text-muted-foreground">
          Peran diberikan di halaman seseorang: cari namanya di Semua pengguna.
        </p>
        <QueryState
          query={staff}
          loadingText="Memuat peran"
          errorTitle={messages.dataFailed}
          emptyTitle="Belum ada peran"
        >
          {(rows) => <StaffTable staff={rows} selfId={selfId} />}
        </QueryState>
      </section>
      <section aria-labelledby="judul-boleh" className="flex flex-col gap-3">
        <h2 id="judul-boleh" className="text-xl font-bold">
          Apa yang boleh
        </h2>
        <dl className="grid gap-3 sm:grid-cols-2">
          {roles.map((role) => (
            <div key={role} className="card gap-1 p-4">
              <dt className="font-semibold">{roleMessages.name(role)}</dt>
              <dd className="text-sm text-muted-foreground">
                <RoleDuties role={role} />.
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
