import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { toast } from '#components/ui/toast.ts';
import { exportCsv, type ExportKind } from '../api/export-csv.ts';
import { messages } from '../messages.ts';

/** Downloads a list as CSV; each export leaves a line in the audit log. */
export function ExportButton({ kind }: { kind: ExportKind }) {
  const [isBusy, setBusy] = useState(false);
  const handleClick = async (): Promise<void> => {
    setBusy(true);
    if (!(await exportCsv(kind))) toast.error(messages.exportFailed);
    setBusy(false);
  };
  return (
    <Button variant="outline" loading={isBusy} onClick={() => void handleClick()}>
      {isBusy ? null : <Download aria-hidden />}
      Ekspor CSV
    </Button>
  );
}
