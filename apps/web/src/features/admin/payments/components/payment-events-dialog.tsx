import { describePaymentOutcome } from '@kawanusaha/contracts/payment-names';
import { QueryState } from '#components/lists/query-state.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '#components/ui/dialog.tsx';
import { formatTableDateTime } from '#lib/format-date.ts';
import { type PaymentEvent, usePaymentEvents } from '../api/list-payment-events.ts';
import { useReplayEvent } from '../api/replay-event.ts';
import { messages } from '../../messages.ts';

const sources: Record<string, string> = {
  webhook: 'Notifikasi Midtrans',
  status: 'Cek status',
  job: 'Rekonsiliasi',
  admin: 'Admin',
};

function EventItem({ event }: { event: PaymentEvent }) {
  const isForged = event.signature_valid === false;
  const replay = useReplayEvent();
  return (
    <li className="flex flex-col gap-2 border-b border-border py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-medium">
          {sources[event.source] ?? event.source}{' '}
          <span className="figures text-sm text-muted-foreground">
            {formatTableDateTime(event.received_at)}
          </span>
        </p>
        <Badge variant={isForged ? 'destructive' : event.processed_at ? 'success' : 'warning'}>
          {isForged ? 'Palsu' : event.outcome ? describePaymentOutcome(event.outcome) : 'Belum diproses'}
        </Badge>
      </div>
      <details>
        <summary className="link cursor-pointer text-sm">Isi peristiwa</summary>
        <pre className="mt-2 overflow-x-auto rounded-md bg-muted p-3 text-xs">
          {JSON.stringify(event.payload, null, 2)}
        </pre>
      </details>
      {isForged || event.source !== 'webhook' ? null : (
        <Button
          size="sm"
          variant="outline"
          className="self-start"
          loading={replay.isPending}
          onClick={() => void replay.run(event.id)}
        >
          Proses ulang
        </Button>
      )}
    </li>
  );
}

/** Everything that was said about one order, with replay. */
export function PaymentEventsDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const query = usePaymentEvents(orderId);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent className="dialog-growing">
        <DialogHeader>
          <DialogTitle>Catatan peristiwa</DialogTitle>
          <DialogDescription className="break-all">{orderId}</DialogDescription>
        </DialogHeader>
        <QueryState
          query={query}
          loadingText="Memuat peristiwa"
          errorTitle={messages.dataFailed}
          emptyTitle="Belum ada peristiwa untuk pesanan ini"
        >
          {(events) => (
            <ul>
              {events.map((event) => (
                <EventItem key={event.id} event={event} />
              ))}
            </ul>
          )}
        </QueryState>
      </DialogContent>
    </Dialog>
  );
}
