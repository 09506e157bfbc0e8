import { randomUUID } from 'node:crypto';
import type { TransactionSql } from 'postgres';
import { demoAccounts } from '#startup/demo/accounts.ts';

/** Who says what, how many hours ago, and what the reader is warned of. */
type Line = readonly [from: 'owner' | 'applicant', hoursAgo: number, body: string, risk?: string];

const talks: readonly (readonly Line[])[] = [
  [
    ['owner', 26, 'Halo, terima kasih sudah melamar. Boleh lihat contoh hasil kerjanya?'],
    [
      'applicant',
      25,
      'Tentu. Ini menu yang saya buat untuk katering teman. Kalau sempat, Sabtu kita bertemu?',
    ],
    ['owner', 3, 'Bagus sekali. Sabtu bisa, jam 10 di perpustakaan kampus.'],
    ['applicant', 2, 'Siap, sampai bertemu Sabtu.'],
  ],
  [
    ['applicant', 30, 'Apakah kerjanya bisa dari jauh? Saya kuliah di kota lain.'],
    ['owner', 29, 'Bisa. Rapat tim seminggu sekali lewat video.'],
    ['applicant', 4, 'Baik. Untuk seragam tim, transfer 150 ribu dulu ke saya, ya.', 'money'],
  ],
];

/** Lets the demo's owner of projects and the first applicants talk, each time anew only where nothing was said yet. */
export async function seedConversations(sql: TransactionSql): Promise<void> {
  const owner = demoAccounts[2]?.id ?? '';
  const threads = await sql<{ id: string; applicant: string }[]>`
    select t.id, t.starter_id as applicant
    from public.threads as t join public.project_applications as a on a.id = t.application_id
      join public.thread_members as m on m.thread_id = t.id
    where m.user_id = ${owner} and t.starter_id <> ${owner} and a.status = 'pending'
      and not exists (select from public.thread_messages as l where l.thread_id = t.id)
      and not exists (select from public.thread_messages as l where l.sender_id = ${owner})
    order by a.created_at, t.id limit ${talks.length}`;
  for (const [index, { id, applicant }] of threads.entries()) {
    const lines = (talks[index] ?? []).map(([from, hoursAgo, body, risk]) => ({
      id: randomUUID(),
      thread_id: id,
      sender_id: from === 'owner' ? owner : applicant,
      body,
      risk: risk ?? null,
      created_at: new Date(Date.now() - hoursAgo * 3_600_000),
    }));
    await sql`insert into public.thread_messages ${sql(lines)}`;
    await sql`
      update public.threads set last_message_at = (select max(created_at) from public.thread_messages where thread_id = ${id})
      where id = ${id}`;
    await sql`
      update public.thread_members set unread = 1, unread_since = now(), mailed_at = now()
      where thread_id = ${id} and user_id = ${owner}`;
  }
}
