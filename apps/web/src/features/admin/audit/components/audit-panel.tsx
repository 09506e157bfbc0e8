import { Link } from 'react-router';
import { mostListed } from '#config/most-listed.ts';
import { Pager } from '#components/lists/pager.tsx';
import { ExportButton } from '#components/export-button.tsx';
import { PersonLink } from '#components/person-link.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { NativeSelect } from '#components/ui/native-select.tsx';
import { LoadingMessage, Skeleton } from '#components/ui/skeleton.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#components/ui/table.tsx';
import { rowLink } from '#components/ui/table-lines.ts';
import { orderPath, ticketPath, voucherPath } from '#config/desk-paths.ts';
import { cn } from '#lib/cn.ts';
import { formatTableDateTime } from '#lib/format-date.ts';
import { adminPageSize } from '../../desk-query.ts';
import { type AuditLine, useAudit } from '../api/list-audit.ts';
import { actionFilters, actionName, targetName } from '@kawanusaha/contracts/action-names';
import { messages } from '../../messages.ts';
import { useAddressPage } from '#lib/use-address-page.ts';
import { useAddressValue } from '#lib/use-address-value.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { DeskSearch } from '#components/lists/desk-search.tsx';
import { AuditChange } from './audit-change.tsx';

/** Where the desk shows what an action was done to; null where it has no place of its own. */
function targetPath({ target_kind: kind, target_id: id, target_name: name }: AuditLine): string | null {
  if (id === null) return null;
  if (kind === 'ticket') return ticketPath(id);
  if (kind === 'payment') return orderPath(id);
  return kind === 'voucher' && name !== null ? voucherPath(name) : null;
}

function AuditRow({ line }: { line: AuditLine }) {
  const to = targetPath(line);
  return (
    <TableRow>
      <TableCell label="Waktu" className="figures whitespace-nowrap">
        {formatTableDateTime(line.created_at)}
      </TableCell>
      <TableCell label="Tindakan" className="font-medium">
        {actionName(line.action)}
      </TableCell>
      <TableCell label="Sasaran" className="wrap-anywhere sm:wrap-break-word">
        {/* One piece: on phones the cell sets its pieces apart. */}
        <span className={rowLink}>
          <span className="text-muted-foreground">{targetName(line.target_kind)}</span>{' '}
          {line.target_kind === 'user' && line.target_name !== null ? (
            <PersonLink id={line.target_id}>{line.target_name}</PersonLink>
          ) : to !== null ? (
            <Link to={to} className="link font-semibold">
              {line.target_name ?? line.target_id}
            </Link>
          ) : (
            <span title={line.target_id ?? undefined}>{line.target_name ?? line.target_id}</span>
          )}
        </span>
      </TableCell>
      <TableCell label="Oleh" className={cn(rowLink, 'wrap-anywhere sm:wrap-break-word')}>
        {line.actor_id === null ? (
          'sistem'
        ) : (
          <PersonLink id={line.actor_name === null ? null : line.actor_id}>
            {line.actor_name ?? 'akun terhapus'}
          </PersonLink>
        )}
      </TableCell>
      <TableCell
        label="Alasan"
        // On phones a name without anything behind it says nothing.
        className={
          line.reason === null && line.before === null && line.after === null ? 'max-sm:hidden' : undefined
        }
      >
        {/* One piece: on phones the cell sets its pieces apart. */}
        <div className="wrap-anywhere">
          {line.reason}
          {line.before === null && line.after === null ? null : (
            <details>
              <summary className="link cursor-pointer text-sm">Perubahan</summary>
              <AuditChange before={line.before} after={line.after} />
            </details>
          )}
        </div>
      </TableCell>
    </TableRow>
  );
}

/** Who did what, when and why; no user can change it. */
export function AuditPanel() {
  const [page, setPage] = useAddressPage('hal');
  const [action, setAction] = useAddressValue('tindakan');
  const [search, setSearch] = useAddressValue('cari');
  const wanted = useDebounced(search);
  const { data, isPending, isError, isFetching, refetch } = useAudit(page, action, wanted);
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <DeskSearch
          label="Cari di log audit"
          placeholder="Cari nama, nomor, atau alasan"
          value={search}
          onChange={(value) => setSearch(value, { without: 'hal' })}
        />
        <div className="w-full max-w-xs">
          <NativeSelect
            aria-label="Jenis tindakan"
            value={action}
            onChange={(event) => setAction(event.target.value, { without: 'hal' })}
          >
            {actionFilters.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </NativeSelect>
        </div>
        <ExportButton kind="audit" />
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
      {data?.length === 0 ? <EmptyState title="Tidak ada tindakan yang cocok" /> : null}
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
        total={Math.min(data?.[0]?.total_count ?? 0, mostListed)}
        onPage={setPage}
        label="Halaman log audit"
      />
    </div>
  );
}
