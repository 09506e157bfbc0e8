type Names = { name: string; ticket_number: string; subject: string };

/** The text of a prepared answer for one ticket: {nama}, {nomor} and {topik} become what it says; anything else stays. */
export function fillTemplate(body: string, ticket: Names): string {
  const values: Readonly<Record<string, string>> = {
    nama: ticket.name,
    nomor: ticket.ticket_number,
    topik: ticket.subject,
  };
  return body.replaceAll(/\{(nama|nomor|topik)\}/g, (_match, key: string) => values[key] ?? '');
}
