import { useQuery } from '@tanstack/react-query';
import { deskKey } from '../../desk-query.ts';
import { type Ticket, listTickets } from './list-tickets.ts';

/** Other open tickets that can be merged with this one. Throws what the API answers. */
async function listDuplicates(ticket: Ticket): Promise<Ticket[]> {
  const found = await listTickets('open', ticket.email, 1);
  return found.filter(
    ({ id, email }) => id !== ticket.id && email.toLowerCase() === ticket.email.toLowerCase(),
  );
}

/** The same as a query. */
export function useDuplicates(ticket: Ticket) {
  return useQuery({
    queryKey: [...deskKey, 'ticket-duplicates', ticket.id],
    queryFn: () => listDuplicates(ticket),
  });
}
