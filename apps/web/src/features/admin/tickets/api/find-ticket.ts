import { type Ticket, listTickets } from './list-tickets.ts';

/** The ticket with this number; null when there is none. Throws what the API answers. */
export async function findTicket(number: string): Promise<Ticket | null> {
  const found = await listTickets('all', number, 1);
  return found.find((ticket) => ticket.ticket_number === number) ?? null;
}
