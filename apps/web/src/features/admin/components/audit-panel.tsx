import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Pager } from '#components/lists/pager.tsx';
import { PersonLink } from '#components/person-link.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { NativeSelect } from '#components/ui/native-select.tsx';
import { LoadingMessage, Skeleton } from '#components/ui/skeleton.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#components/ui/table.tsx';
import { ticketPath } from '#config/desk-paths.ts';
import { formatTableDateTime } from '#lib/format-date.ts';
import { adminKeys, adminPageSize } from '../api/admin-keys.ts';
import { type AuditLine, listAudit } from '../api/list-audit.ts';
import { actionName } from '../action-names.ts';
import { messages } from '../messages.ts';

const filters = [
  ['', 'Semua tindakan'],
  ['role.', 'Role admin'],
  ['premium.', 'Premium'],
  ['payment.', 'Pembayaran'],
  ['voucher.', 'Voucher'],
  ['referral.', 'Referral'],
  ['report.', 'Laporan'],
  ['person.', 'Orang'],
  ['ticket.', 'Tiket'],
  ['setting.', 'Pengaturan'],
  ['premium_link.', 'Link Premium'],
  ['export.', 'Ekspor'],
] as const;

function AuditRow({ line }: { line: AuditLine }) {
  const change = { before: line.before, after: line.after };
  return (
    <TableRow>
      <TableCell label="Waktu" className="figures whitespace-nowrap">
        {formatTableDateTime(line.created_at)}
      </TableCell>
      <TableCell label="Tindakan" className="font-medium">
        {actionName(line.action)}
      </TableCell>
      <TableCell label="Sasaran" className="break-all">
        {/* One piece: on phones the cell sets its pieces apart. */}
        <span>
          <span className="text-muted-foreground">{line.target_kind}</span>{' '}
          {line.target_kind === 'user' && line.target_name !== null ? (
            <PersonLink id={line.target_id}>{line.target_name}</PersonLink>
          ) : line.target_kind === 'ticket' && line.target_id !== null ? (
            <Link to={ticketPath(line.target_id)} className="link font-semibold">
              {line.target_id}
            </Link>
          ) : (
            <span title={line.target_id ?? undefined}>{line.target_name ?? line.target_id}</span>
          )}
        </span>
      </TableCell>
      <TableCell label="Oleh" className="break-all">
        {line.actor_id === null ? (
          'sistem'
        ) : (
          <PersonLink id={line.actor_name === null ? null : line.actor_id}>
            {line.actor_name ?? 'akun terhapus'}
          </PersonLink>
        )}
      </TableCell>
      <TableCell label="Alasan">
        {line.reason}
        {line.before === null && line.after === null ? null : (
          <details>
            <summary className="link cursor-pointer text-sm">Perubahan</summary>
            <pre className="mt-2 max-w-72 overflow-x-auto rounded-md bg-muted p-3 text-xs">
              {JSON.stringify(change, null, 2)}
            </pre>
          </details>
        )}
      </TableCell>
    </TableRow>
  );
}

/** Who did what, when and why; nobody can change it. */
export function AuditPanel() {
  const [page, setPage] = useState(1);
  const [action, setAction] = useState('');
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    queryKey: adminKeys.audit(page, action),
    queryFn: () => listAudit(page, action),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="flex flex-col gap-5">
      <div className="max-w-xs">
        <NativeSelect
          aria-label="Jenis tindakan"
          value={action}
          onChange={(event) => {
            setAction(event.target.value);
            setPage(1);
          }}
        >
          {filters.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </div>
      {isPending ? (
        <>
          <LoadingMessage>Memuat log audit</LoadingMessage>
          <Skeleton className="h-64 w-full" />
        </>
      ) : null}
      {isError ? (
        <ErrorState title={messages.dataFailed} onRetry={() => void refetch()} retrying={isFetching} />
      ) : null}
      {data?.length === 0 ? <EmptyState title="Belum ada tindakan yang tercatat" /> : null}
      {data && data.length > 0 ? (
        <Table aria-label="Log audit">
          <TableHeader>
            <TableRow>
              <TableHead>Waktu</TableHead>
              <TableHead>Tindakan</TableHead>
              <TableHead>Sasaran</TableHead>
              <TableHead>Oleh</TableHead>
              <TableHead>Alasan</TableHead>
            </TableRow>
          </TableHeader>
          <TableBody>
            {data.map((line) => (
              <AuditRow key={line.id} line={line} />
            ))}
          </TableBody>
        </Table>
      ) : null}
      <Pager
        page={page}
        pageSize={adminPageSize}
        total={data?.[0]?.total_count ?? 0}
        onPage={setPage}
        label="Halaman log audit"
      />
    </div>
  );
}
