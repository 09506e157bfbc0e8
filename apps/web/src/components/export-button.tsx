import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { toast } from '#components/ui/toast.ts';
import { saveFile } from '#lib/save-file.ts';
import { getSupabase } from '#lib/supabase/client.ts';

type ExportKind = 'users' | 'payments' | 'vouchers' | 'audit';

const failed = 'Gagal mengekspor data';

/** Downloads a list as CSV that spreadsheets cannot be attacked with. Gives false when the server refuses. */
async function exportCsv(kind: ExportKind): Promise<boolean> {
  try {
    const supabase = await getSupabase();
    const { data, error } = await supabase.functions.invoke<string>('admin-export', { body: { kind } });
    if (error || typeof data !== 'string') return false;
    saveFile(`kawanusaha-${kind}.csv`, new Blob([data], { type: 'text/csv;charset=utf-8' }));
    return true;
  } catch {
    return false;
  }
}

/** Takes a whole list out as a file; for admins, and each export leaves a line in the audit log. */
export function ExportButton({ kind }: { kind: ExportKind }) {
  const [isBusy, setBusy] = useState(false);
  const handleClick = async (): Promise<void> => {
    setBusy(true);
    if (!(await exportCsv(kind))) toast.error(failed);
    setBusy(false);
  };
  return (
    <Button
      variant="outline"
      className="max-sm:px-2.5 max-sm:text-sm"
      loading={isBusy}
      onClick={() => void handleClick()}
    >
      {isBusy ? null : <Download aria-hidden className="max-sm:hidden" />}
      Ekspor CSV
    </Button>
  );
}
