import { never, type TableCases } from './table-case.ts';

/** The cells of accounts and what reaches them. */
export const accountTables: Record<string, TableCases> = {
  pengguna: {
    select: {
      sql: `select id from public.pengguna where id = :owner`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
    insert: {
      sql: `insert into public.pengguna (id, nama_lengkap, username, email, no_wa, paket)
        values (:owner, 'Nama Saya', 'nama-saya', 'x@x.id', '081234567890', 'Premium') returning id`,
      expected: ['42501', 'rows', '42501', '42501', '42501'],
    },
    update: {
      sql: `update public.pengguna set kota = 'Solo' where id = :owner returning id`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
    delete: never(`delete from public.pengguna where id = :owner returning id`),
  },
  user_roles: {
    select: {
      sql: `select 1 from public.user_roles where user_id = :second_admin`,
      expected: ['42501', 'none', 'none', 'none', 'rows'],
    },
    insert: {
      sql: `insert into public.user_roles (user_id, role) values (:other, 'admin') returning user_id`,
      expected: ['42501', '42501', '42501', '42501', 'rows'],
    },
    update: never(
      `update public.user_roles set user_id = :owner where user_id = :second_admin returning user_id`,
    ),
    delete: {
      sql: `delete from public.user_roles where user_id = :second_admin and role = 'admin' returning user_id`,
      expected: ['42501', 'none', 'none', 'none', 'rows'],
    },
  },
  notifications: {
    select: {
      sql: `select id from public.notifications where user_id = :owner`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
    insert: never(
      `insert into public.notifications (user_id, kind, title) values (auth.uid(), 'system', 'Palsu') returning id`,
    ),
    update: {
      sql: `update public.notifications set read_at = now() where user_id = :owner returning id`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
    delete: {
      sql: `delete from public.notifications where user_id = :owner returning id`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
  },
  notification_preferences: {
    select: {
      sql: `select kind from public.notification_preferences where user_id = :owner`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
    insert: {
      sql: `insert into public.notification_preferences (user_id, kind, email) values (:owner, 'reward', false) returning kind`,
      expected: ['42501', 'rows', '42501', '42501', '42501'],
    },
    update: {
      sql: `update public.notification_preferences set email = false where user_id = :owner returning kind`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
    delete: {
      sql: `delete from public.notification_preferences where user_id = :owner returning kind`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
  },
  weekly_mail_consents: {
    select: {
      sql: `select user_id from public.weekly_mail_consents where user_id = :owner`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
    insert: {
      sql: `insert into public.weekly_mail_consents (user_id) values (:owner) on conflict do nothing returning user_id`,
      expected: ['42501', 'none', '42501', '42501', '42501'],
    },
    update: {
      sql: `update public.weekly_mail_consents set agreed_at = '2020-01-01' where user_id = :owner returning user_id`,
      expected: ['42501', '42501', '42501', '42501', '42501'],
    },
    delete: {
      sql: `delete from public.weekly_mail_consents where user_id = :owner returning user_id`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
  },
};
