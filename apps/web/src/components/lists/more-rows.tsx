import { Alert, AlertDescription } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import type { KeysetList } from '#lib/lists/keyset-list.ts';

/** Says that the next page did not come, and offers to try again. */
export function NextPageFailed({ onMore }: { onMore: () => void }) {
  return (
    <Alert variant="destructive" className="mt-6">
      <AlertDescription>
        <p>Data berikutnya gagal dimuat. Tunggu sebentar, lalu coba lagi.</p>
        <Button variant="outline" size="sm" className="mt-3" onClick={onMore}>
          Coba Lagi
        </Button>
      </AlertDescription>
    </Alert>
  );
}

type Props = { list: KeysetList<unknown, unknown>; onMore: () => void };

/** The end of a list that a press makes longer. */
export function MoreRows({ list, onMore }: Props) {
  if (list.more === 'failed') return <NextPageFailed onMore={onMore} />;
  return list.next === null ? null : (
    <Button variant="outline" className="mt-6 w-full" loading={list.more === 'loading'} onClick={onMore}>
      Muat lebih banyak
    </Button>
  );
}
