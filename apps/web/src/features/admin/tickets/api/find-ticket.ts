import { useQuery } from '@tanstack/react-query';
import { deskKey } from '../../desk-query.ts';
import { type Ticket, listTickets } from './list-tickets.ts';

/** The ticket with this number; null when there is none. Throws what the API answers. */
async function findTicket(number: string): Promise<Ticket | null> {
  const found = await listTickets('all', number, 1);
  return found.find((ticket) => ticket.ticket_number === number) ?? null;
}

/** The same as a query. */
export function useTicket(number: string) {
  return useQuery({ queryKey: [...deskKey, 'ticket', number], queryFn: () => findTicket(number) });
}
