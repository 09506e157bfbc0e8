import { Link } from 'react-router';
import { DeskFilters } from '#components/lists/desk-filters.tsx';
import { PagedRows } from '#components/lists/paged-rows.tsx';
import { useDeskFilters } from '#components/lists/use-desk-filters.ts';
import { ExportButton } from '#components/export-button.tsx';
import { PersonLink } from '#components/person-link.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#components/ui/table.tsx';
import { rowLink } from '#components/ui/table-lines.ts';
import { orderPath, ticketPath, voucherPath } from '#config/desk-paths.ts';
import { cn } from '#lib/cn.ts';
import { formatTableDateTime } from '#lib/format-date.ts';
import { adminPageSize } from '../../desk-query.ts';
import { type AuditLine, useAudit } from '../api/list-audit.ts';
import { actionFilters, actionName, targetName } from '@kawanusaha/contracts/action-names';
import { messages } from '../../messages.ts';
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
  const filters = useDeskFilters(actionFilters, { parameter: 'tindakan' });
  const query = useAudit(filters.page, filters.chosen, filters.term);
  return (
    <div className="flex flex-col gap-5">
      <DeskFilters
        filters={filters}
        label="Cari di log audit"
        placeholder="Cari nama, nomor, atau alasan"
        choiceLabel="Jenis tindakan"
      >
        <ExportButton kind="audit" />
      </DeskFilters>
      <PagedRows
        query={query}
        page={filters.page}
        pageSize={adminPageSize}
        onPage={filters.setPage}
        pagerLabel="Halaman log audit"
        loadingText="Memuat log audit"
        errorTitle={messages.dataFailed}
        emptyTitle="Tidak ada tindakan yang cocok"
      >
        {(lines) => (
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
              {lines.map((line) => (
                <AuditRow key={line.id} line={line} />
              ))}
            </TableBody>
          </Table>
        )}
      </PagedRows>
    </div>
  );
}
