import type { TransactionSql } from 'postgres';
import { demoAccounts } from '#startup/demo/accounts.ts';

type DemoTicket = {
  readonly number: number;
  readonly from: { readonly name: string; readonly email: string; readonly user_id: string | null };
  readonly subject: string;
  readonly message: string;
  readonly hoursAgo: number;
  readonly note?: string;
  readonly reply?: string;
};

const [admin, , owner, newcomer] = demoAccounts;
const senderOf = (account: (typeof demoAccounts)[number] | undefined): DemoTicket['from'] => ({
  name: account?.namaLengkap ?? '',
  email: account?.email ?? '',
  user_id: account?.id ?? null,
});
const visitor = { name: 'Wayan Suardana', email: 'wayan.suardana@contoh.test', user_id: null };

const tickets: readonly DemoTicket[] = [
  {
    number: 1,
    from: senderOf(newcomer),
    subject: 'Pembayaran dan Premium',
    message: 'Saya sudah membayar lewat QRIS tadi pagi, tetapi akun saya masih Gratis. Mohon dicek.',
    hoursAgo: 3,
  },
  {
    number: 2,
    from: senderOf(newcomer),
    subject: 'Pembayaran dan Premium',
    message: 'Menyusul pesan saya tadi: jumlahnya Rp 80.000, jam 08.15.',
    hoursAgo: 2,
  },
  {
    number: 3,
    from: visitor,
    subject: 'Laporkan penyalahgunaan',
    message: 'Ada pemilik proyek yang meminta uang seragam sebelum wawancara. Tolong diperiksa.',
    hoursAgo: 120,
    note: 'Sudah saya cocokkan dengan laporan di tab Laporan.',
  },
  {
    number: 4,
    from: senderOf(owner),
    subject: 'Banding atas keputusan',
    message:
      'Proyek saya ditahan, padahal biaya yang saya tulis adalah modal bersama. Mohon ditinjau kembali.',
    hoursAgo: 20,
  },
  {
    number: 5,
    from: visitor,
    subject: 'Kerja sama',
    message: 'Kampus kami ingin mengadakan lokakarya bersama KawanUsaha.',
    hoursAgo: 200,
    reply: 'Halo Pak Wayan, terima kasih. Kami senang sekali; jadwalnya kami kirim menyusul.',
  },
];

const idOf = (number: number): string => `d7000000-0000-4000-8000-00000000000${number}`;

/** Puts tickets into the inbox of the desk: new ones, a duplicate, one that is late, an appeal, one that was answered. */
export async function seedTickets(sql: TransactionSql): Promise<void> {
  for (const { number, from, subject, message, hoursAgo, note, reply } of tickets) {
    const id = idOf(number);
    const at = new Date(Date.now() - hoursAgo * 3_600_000);
    const isDone = reply !== undefined;
    const [added] = await sql`
      insert into public.contact_messages ${sql({
        id,
        ticket_number: `KU-CONTOH-00000${number}`,
        ...from,
        subject,
        message,
        created_at: at,
        status: isDone ? 'done' : note === undefined ? 'new' : 'working',
        handled_by: isDone || note !== undefined ? (admin?.id ?? null) : null,
        answered_at: isDone ? at : null,
        closed_at: isDone ? at : null,
      } as never)} on conflict do nothing returning id`;
    if (added === undefined) continue;
    for (const [kind, body] of [
      ['note', note],
      ['reply', reply],
    ] as const) {
      if (body === undefined) continue;
      await sql`
        insert into public.ticket_entries (ticket_id, kind, body, author_id, dedupe_key, email_status)
        values (${id}, ${kind}, ${body}, ${admin?.id ?? null}, ${id}, ${kind === 'reply' ? 'sent' : 'skipped'})`;
    }
  }
}
