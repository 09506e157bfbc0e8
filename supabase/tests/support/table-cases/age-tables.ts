import { never, type TableCases } from './table-case.ts';

/** The cells of ages, consents and guardians. */
export const ageTables: Record<string, TableCases> = {
  member_ages: {
    select: {
      sql: `select birth_year from public.member_ages where user_id = :owner`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
    insert: never(
      `insert into public.member_ages (user_id, birth_year) values (auth.uid(), 1990) returning user_id`,
    ),
    update: never(`update public.member_ages set birth_year = 1990 where user_id = :owner returning user_id`),
    delete: never(`delete from public.member_ages where user_id = :owner returning user_id`),
  },
  account_pauses: {
    select: {
      sql: `select user_id from public.account_pauses where user_id = :premium`,
      expected: ['42501', 'none', 'none', 'rows', 'none'],
    },
    insert: never(`insert into public.account_pauses (user_id) values (:owner) returning user_id`),
    update: never(`update public.account_pauses set paused_at = now() returning user_id`),
    delete: never(`delete from public.account_pauses returning user_id`),
  },
  consents: {
    select: {
      sql: `select id from public.consents where user_id = :owner`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
    insert: never(
      `insert into public.consents (user_id, document, version) values (auth.uid(), 'privacy', '2026-01-01') returning id`,
    ),
    update: never(`update public.consents set version = '2026-01-01' where user_id = :owner returning id`),
    delete: never(`delete from public.consents where user_id = :owner returning id`),
  },
  guardian_requests: {
    select: {
      sql: `select guardian_email from public.guardian_requests where child_id = :owner`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
    insert: never(
      `insert into public.guardian_requests (child_id, guardian_email, mailbox) values (auth.uid(), 'x@x.id', 'x@x.id') returning id`,
    ),
    update: never(
      `update public.guardian_requests set confirmed_at = now() where child_id = :owner returning id`,
    ),
    delete: never(`delete from public.guardian_requests where child_id = :owner returning id`),
  },
};
