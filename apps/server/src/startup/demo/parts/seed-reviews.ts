import type { TransactionSql } from 'postgres';
import { demoAccounts } from '#startup/demo/accounts.ts';

const [, , owner, newcomer] = demoAccounts;
const decisionId = 'd7100000-0000-4000-8000-000000000001';

/** Puts something into the review queue: two listings that were reported, one of them twice, and a decision that can be appealed to. */
export async function seedReviews(sql: TransactionSql): Promise<void> {
  const listings = await sql<{ id: string }[]>`
    select id from public.project_listings
    where is_active and expires_at > now() and user_id not in ${sql([owner?.id ?? '', newcomer?.id ?? ''])}
    order by created_at, id limit 2`;
  const reports = [
    [owner, 0, 'Meminta uang', 'Diminta membayar Rp 50.000 sebelum wawancara.'],
    [newcomer, 0, 'Penipuan atau menyesatkan', null],
    [newcomer, 1, 'Spam atau iklan', 'Isinya promosi toko.'],
  ] as const;
  for (const [reporter, listing, reason, details] of reports) {
    const target = listings[listing]?.id;
    if (target === undefined || reporter === undefined) continue;
    await sql`
      insert into public.reports (reporter_id, target_kind, target_id, reason, details)
      select ${reporter.id}, 'project', ${target}, ${reason}, ${details}
      where not exists (
        select from public.reports where reporter_id = ${reporter.id} and target_kind = 'project' and target_id = ${target}
      )`;
  }
  await sql`
    insert into public.moderation_decisions (id, user_id, kind, target_kind, target_id, title, reason, created_at)
    values (${decisionId}, ${newcomer?.id ?? ''}, 'removed', 'project', ${decisionId}, 'Reseller pulsa kampus',
      'Isinya iklan, bukan ajakan membangun usaha bersama.', now() - interval '2 days')
    on conflict do nothing`;
}
