import { ErrorState } from '#components/ui/error-state.tsx';
import { LoadingMessage, Skeleton } from '#components/ui/skeleton.tsx';
import { useTicket } from '../api/find-ticket.ts';
import { messages } from '../../messages.ts';
import { useAddressValue } from '#lib/use-address-value.ts';
import { TicketDetail } from './ticket-detail.tsx';
import { TicketList } from './ticket-list.tsx';

type OpenTicketProps = { number: string; selfId: string; onOpen: (number: string) => void };

function OpenTicket({ number, selfId, onOpen }: OpenTicketProps) {
  const query = useTicket(number);
  const back = (): void => onOpen('');
  if (query.isPending) {
    return (
      <div className="flex flex-col gap-3">
        <LoadingMessage>Memuat tiket</LoadingMessage>
        <Skeleton className="h-40 w-full" />
      </div>
    );
  }
  if (query.isError) {
    return (
      <ErrorState
        title={messages.dataFailed}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  if (query.data === null) return <ErrorState title={messages.ticketMissing} onRetry={back} />;
  return (
    <TicketDetail key={query.data.id} ticket={query.data} selfId={selfId} onBack={back} onOpen={onOpen} />
  );
}

/** Messages of /kontak, complaints and appeals: the list, or the ticket that the address names. */
export function TicketsPanel({ selfId }: { selfId: string }) {
  const [number, setNumber] = useAddressValue('tiket');
  const open = (next: string): void => setNumber(next, { isStep: true });
  return number === '' ? (
    <TicketList onOpen={open} />
  ) : (
    <OpenTicket number={number} selfId={selfId} onOpen={open} />
  );
}
