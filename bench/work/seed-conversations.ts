import type postgres from 'postgres';
import { signForPeers } from '../peers/sign-for-peers.ts';

/** A member of one conversation, signed in for an hour. */
export type Talker = { readonly userId: string; readonly threadId: string; readonly token: string };

/** Makes so many adult members with a live session, two and two in a conversation of their own. In: an even number. */
export async function seedConversations(
  sql: postgres.Sql,
  count: number,
  signing: { readonly secret: string; readonly siteUrl: string },
): Promise<Talker[]> {
  await sql`
    insert into auth.users (id, aud, role, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
    select gen_random_uuid(), 'authenticated', 'authenticated', 'bicara' || n || '@contoh.test', now(), '{}',
      jsonb_build_object('username', 'bicara_' || n, 'nama_lengkap', 'Orang Uji ' || n), now() - interval '90 days', now()
    from generate_series(1, ${count}::int) n`;
  await sql`
    insert into public.member_ages (user_id, birth_year) select id, 2000 from auth.users where email like 'bicara%'
    on conflict (user_id) do update set birth_year = 2000`;
  const rows = await sql<{ user_id: string; thread_id: string; session_id: string }[]>`
    with people as (
      select id, (row_number() over (order by id) - 1) / 2 as pair from auth.users where email like 'bicara%'
    ), pairs as materialized (select pair, gen_random_uuid() as thread_id from people group by pair
    ), made as (
      insert into public.threads (id, kind) select thread_id, 'application' from pairs returning id
    ), members as (
      insert into public.thread_members (thread_id, user_id, display_name)
      select t.thread_id, p.id, 'Orang Uji' from people p join pairs t using (pair) join made m on m.id = t.thread_id
      returning user_id, thread_id
    ), sessions as (
      insert into auth.sessions (id, user_id, created_at, updated_at, aal)
      select gen_random_uuid(), user_id, now(), now(), 'aal1' from members returning id, user_id
    )
    select m.user_id, m.thread_id, s.id as session_id from members m join sessions s using (user_id)`;
  await sql`analyze`;
  return rows.map(({ user_id: userId, thread_id: threadId, session_id: sessionId }) => ({
    userId,
    threadId,
    token: signForPeers(userId, signing.secret, { id: sessionId, siteUrl: signing.siteUrl }),
  }));
}
