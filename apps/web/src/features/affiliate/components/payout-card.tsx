import { Landmark } from 'lucide-react';
import { lazy, useState } from 'react';
import { LatePart } from '#components/late-part.tsx';
import { Button } from '#components/ui/button.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '#components/ui/card.tsx';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { useDeletePayoutProfile } from '../api/delete-payout-profile.ts';
import { usePayoutProfile } from '../api/get-payout-profile.ts';
import { describePayout, messages } from '../messages.ts';

// Its rules come with it, when it is opened.
const PayoutDialog = lazy(async () => ({ default: (await import('./payout-dialog.tsx')).PayoutDialog }));

/** Where vouchers are paid to: shown masked, set, changed and forgotten. */
export function PayoutCard({ userId }: { userId: string }) {
  const [open, setOpen] = useState<'form' | 'removal' | null>(null);
  const query = usePayoutProfile(userId);
  const remove = useDeletePayoutProfile(userId);
  return (
    <Card>
      <CardHeader>
        <CardTitle as="h2">Tujuan pembayaran</CardTitle>
        <CardDescription>
          Rekening bank atau dompet digital tempat voucher Anda dibayar. Nomornya disimpan terenkripsi dan
          hanya dibuka admin saat membayar.
        </CardDescription>
      </CardHeader>
      <CardContent className="flex flex-col gap-4">
        {query.isPending ? <Skeleton className="h-12 w-full" /> : null}
        {query.isError ? (
          <ErrorState
            title={messages.payoutFailed}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        ) : null}
        {query.data ? (
          <p className="flex items-center gap-3">
            <Landmark aria-hidden className="size-6 shrink-0 text-muted-foreground" />
            <span className="figures font-medium">{describePayout(query.data)}</span>
          </p>
        ) : null}
        {query.isSuccess ? (
          <div className="flex flex-wrap gap-3">
            <Button variant={query.data ? 'outline' : 'primary'} onClick={() => setOpen('form')}>
              {query.data ? 'Ganti' : 'Isi tujuan pembayaran'}
            </Button>
            {query.data ? (
              <Button variant="ghost" onClick={() => setOpen('removal')}>
                Hapus
              </Button>
            ) : null}
          </div>
        ) : null}
        {/* In here, so that what stands in its place while it is not there keeps the card's edges. */}
        {open === 'form' ? (
          <LatePart waiting={<Skeleton className="h-11 w-full" />}>
            <PayoutDialog userId={userId} profile={query.data ?? null} onClose={() => setOpen(null)} />
          </LatePart>
        ) : null}
      </CardContent>
      <ConfirmDialog
        open={open === 'removal'}
        title="Hapus tujuan pembayaran?"
        description="Voucher yang masih aktif tidak bisa dibayar sampai Anda mengisinya lagi."
        actionLabel="Hapus"
        onConfirm={async () => void (await remove.run())}
        onClose={() => setOpen(null)}
      />
    </Card>
  );
}
