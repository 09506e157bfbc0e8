import { Download } from 'lucide-react';
import { Button } from '#components/ui/button.tsx';
import { useOperation } from '#lib/api/use-operation.ts';
import { saveFile } from '#lib/save-file.ts';
import { getSupabase } from '#lib/supabase/client.ts';

type ExportKind = 'users' | 'payments' | 'vouchers' | 'audit';

const failed = 'Gagal mengekspor data';

/** Downloads a list as CSV that spreadsheets cannot be attacked with. Throws when the server refuses. */
async function exportCsv(kind: ExportKind): Promise<void> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.functions.invoke<string>('admin-export', { body: { kind } });
  if (error || typeof data !== 'string') throw error ?? new Error('no file');
  saveFile(`kawanusaha-${kind}.csv`, new Blob([data], { type: 'text/csv;charset=utf-8' }));
}

/** Takes a whole list out as a file; for admins, and each export leaves a line in the audit log. */
export function ExportButton({ kind }: { kind: ExportKind }) {
  const { run, isPending } = useOperation(() => exportCsv(kind), { failed });
  return (
    <Button
      variant="outline"
      className="max-sm:px-2.5 max-sm:text-sm"
      loading={isPending}
      onClick={() => void run()}
    >
      {isPending ? null : <Download aria-hidden className="max-sm:hidden" />}
      Ekspor CSV
    </Button>
  );
}
