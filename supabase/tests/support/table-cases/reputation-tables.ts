import { never, type TableCases } from './table-case.ts';

/** The cells of proved campus mailboxes, finished collaborations and public profiles. */
export const reputationTables: Record<string, TableCases> = {
  campus_mails: {
    select: {
      sql: `select institution from public.campus_mails where user_id = :owner`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
    insert: never(
      `insert into public.campus_mails (user_id, institution, mailbox_hash) values (auth.uid(), 'ui.ac.id', '\\x00') returning user_id`,
    ),
    update: never(
      `update public.campus_mails set institution = 'ugm.ac.id' where user_id = :owner returning user_id`,
    ),
    delete: {
      sql: `delete from public.campus_mails where user_id = :owner returning user_id`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
  },
  campus_codes: {
    select: {
      sql: `select email from public.campus_codes where user_id = :owner`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
    insert: never(
      `insert into public.campus_codes (user_id, email, mailbox_hash, institution) values (auth.uid(), 'a@ui.ac.id', '\\x00', 'ui.ac.id') returning id`,
    ),
    update: never(`update public.campus_codes set attempts = 0 where user_id = :owner returning id`),
    delete: never(`delete from public.campus_codes where user_id = :owner returning id`),
  },
  // Of the owner and the Premium member.
  collaborations: {
    select: {
      sql: `select id from public.collaborations`,
      expected: ['42501', 'rows', 'none', 'rows', 'none'],
    },
    insert: never(
      `insert into public.collaborations (project_name, owner_id, member_id, said_by, confirmed_at) values ('Kopi', :owner, :other, 'owner', now()) returning id`,
    ),
    update: never(`update public.collaborations set confirmed_at = now() returning id`),
    delete: never(`delete from public.collaborations returning id`),
  },
  public_profiles: {
    select: {
      sql: `select user_id from public.public_profiles where user_id = :owner`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
    insert: {
      sql: `insert into public.public_profiles (user_id, is_public) values (:owner, true)
        on conflict (user_id) do update set is_public = true returning user_id`,
      expected: ['42501', 'rows', '42501', '42501', '42501'],
    },
    update: {
      sql: `update public.public_profiles set page_parts = '{nama}' where user_id = :owner returning user_id`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
    delete: {
      sql: `delete from public.public_profiles where user_id = :owner returning user_id`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
  },
};
