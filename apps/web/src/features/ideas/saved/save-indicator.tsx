import { Check, TriangleAlert } from 'lucide-react';
import { KawungSpinner } from '#components/brand/kawung-spinner.tsx';
import { Button } from '#components/ui/button.tsx';
import type { SaveStatus } from './use-autosave.ts';

/** Says whether the last change is stored; on phones beside the way back, so that its room is not empty before. */
export function SaveIndicator({ status, onRetry }: { status: SaveStatus; onRetry: () => void }) {
  return (
    <div
      role="status"
      className="flex min-h-11 items-center gap-2 text-sm text-muted-foreground max-md:absolute max-md:top-2 max-md:right-4"
    >
      {status === 'saving' ? (
        <>
          <KawungSpinner className="size-4" /> Menyimpan...
        </>
      ) : null}
      {status === 'saved' ? (
        <>
          <Check aria-hidden className="size-4 text-success" /> Tersimpan
        </>
      ) : null}
      {status === 'failed' ? (
        <>
          <TriangleAlert aria-hidden className="size-4 text-destructive" /> Belum tersimpan
          <Button variant="outline" size="sm" onClick={onRetry}>
            Coba Lagi
          </Button>
        </>
      ) : null}
    </div>
  );
}
