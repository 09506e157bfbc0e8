import { never, type TableCases } from './table-case.ts';

/** The cells of conversations: the owner's with the Premium member, of which no other member reads anything, admins neither. */
export const threadTables: Record<string, TableCases> = {
  threads: {
    select: {
      sql: `select id from public.threads where id = :thread`,
      expected: ['42501', 'rows', 'none', 'rows', 'none'],
    },
    insert: never(`insert into public.threads (kind, starter_id) values ('contact', :other) returning id`),
    update: never(`update public.threads set ended_at = null where id = :thread returning id`),
    delete: never(`delete from public.threads where id = :thread returning id`),
  },
  thread_members: {
    select: {
      sql: `select user_id, shared_at from public.thread_members where thread_id = :thread`,
      expected: ['42501', 'rows', 'none', 'rows', 'none'],
    },
    insert: never(
      `insert into public.thread_members (thread_id, user_id, display_name) values (:thread, :other, 'Palsu') returning user_id`,
    ),
    update: never(
      `update public.thread_members set shared_at = now() where thread_id = :thread returning user_id`,
    ),
    delete: never(`delete from public.thread_members where thread_id = :thread returning user_id`),
  },
  thread_messages: {
    select: {
      sql: `select body, risk from public.thread_messages where thread_id = :thread`,
      expected: ['42501', 'rows', 'none', 'rows', 'none'],
    },
    insert: never(
      `insert into public.thread_messages (id, thread_id, sender_id, body) values (gen_random_uuid(), :thread, :owner, 'Palsu') returning id`,
    ),
    update: never(`update public.thread_messages set body = 'Palsu' where thread_id = :thread returning id`),
    delete: never(`delete from public.thread_messages where thread_id = :thread returning id`),
  },
  member_blocks: {
    select: {
      sql: `select blocked_id from public.member_blocks where blocker_id = :owner`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
    insert: never(
      `insert into public.member_blocks (blocker_id, blocked_id) values (:owner, :premium) returning blocked_id`,
    ),
    update: never(
      `update public.member_blocks set created_at = now() where blocker_id = :owner returning blocked_id`,
    ),
    delete: never(`delete from public.member_blocks where blocker_id = :owner returning blocked_id`),
  },
};
