import { QueryState } from '#components/lists/query-state.tsx';
import { PersonName } from '#components/person-link.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#components/ui/table.tsx';
import { formatLongDate, formatTableDateTime } from '#lib/format-date.ts';
import { useDeletedContent } from '../api/list-deleted-content.ts';
import { useRestoreContent } from '../api/restore-content.ts';
import { messages } from '../../messages.ts';

const restorableMs = 30 * 86_400_000;
const lastDayOf = (deletedAt: string): string => new Date(Date.parse(deletedAt) + restorableMs).toISOString();

/** What was deleted lately and can be restored for 30 days. */
export function ContentPanel() {
  const query = useDeletedContent();
  const restore = useRestoreContent();
  return (
    <QueryState
      query={query}
      loadingText="Memuat konten yang dihapus"
      errorTitle={messages.dataFailed}
      emptyTitle="Tidak ada konten yang dihapus"
      emptyDescription="Proyek dan relasi yang dihapus dapat dipulihkan di sini selama 30 hari."
    >
      {(rows) => (
        <Table aria-label="Konten yang dihapus">
          <TableHeader>
            <TableRow>
              <TableHead>Konten</TableHead>
              <TableHead>Jenis</TableHead>
              <TableHead>Alasan</TableHead>
              <TableHead>Dihapus</TableHead>
              <TableHead>Tindakan</TableHead>
            </TableRow>
          </TableHeader>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.id}>
                <TableCell label="Konten" className="font-medium">
                  <div>
                    {row.title}
                    <span className="block text-sm">
                      Pemilik: <PersonName id={row.owner_id} name={row.owner_name} />
                    </span>
                  </div>
                </TableCell>
                <TableCell label="Jenis">
                  <Badge variant="outline">{row.kind === 'project' ? 'Proyek' : 'Relasi'}</Badge>
                </TableCell>
                <TableCell label="Alasan">{row.reason}</TableCell>
                <TableCell label="Dihapus" className="figures">
                  <div>
                    <span className="whitespace-nowrap">{formatTableDateTime(row.deleted_at)}</span>
                    <span className="block text-sm text-muted-foreground">
                      Bisa dipulihkan sampai {formatLongDate(lastDayOf(row.deleted_at))}
                    </span>
                  </div>
                </TableCell>
                <TableCell label="Tindakan">
                  <Button size="sm" variant="outline" onClick={() => void restore.run(row.id)}>
                    Pulihkan
                  </Button>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </QueryState>
  );
}
