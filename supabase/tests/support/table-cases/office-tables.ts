import { never, type TableCases } from './table-case.ts';

/** The cells of what the operator keeps. */
export const officeTables: Record<string, TableCases> = {
  audit_log: {
    select: { sql: `select id from public.audit_log`, expected: ['42501', 'none', 'none', 'none', 'rows'] },
    insert: never(`insert into public.audit_log (action, target_kind) values ('x', 'x') returning id`),
    update: never(`update public.audit_log set reason = 'x' returning id`),
    delete: never(`delete from public.audit_log returning id`),
  },
  app_settings: {
    select: {
      sql: `select value from public.app_settings where key = 'premium_price'`,
      expected: ['rows', 'rows', 'rows', 'rows', 'rows'],
    },
    insert: never(`insert into public.app_settings (key, value) values ('x_y', '1') returning key`),
    update: {
      sql: `update public.app_settings set value = '1' where key = 'premium_price' returning key`,
      expected: ['42501', 'none', 'none', 'none', 'rows'],
    },
    delete: never(`delete from public.app_settings returning key`),
  },
  incidents: {
    select: { sql: `select id from public.incidents`, expected: ['rows', 'rows', 'rows', 'rows', 'rows'] },
    insert: {
      sql: `insert into public.incidents (title, happened, data_concerned, our_steps, your_steps, known_at)
        values ('Judul', 'Kejadian', 'Datanya', 'Langkah kami', 'Langkah Anda', now()) returning id`,
      expected: ['42501', '42501', '42501', '42501', 'rows'],
    },
    update: {
      sql: `update public.incidents set ended_at = now() returning id`,
      expected: ['42501', 'none', 'none', 'none', 'rows'],
    },
    delete: never(`delete from public.incidents returning id`),
  },
  local_figures: {
    select: {
      sql: `select id from public.local_figures`,
      expected: ['42501', 'none', 'none', 'none', 'rows'],
    },
    insert: {
      sql: `insert into public.local_figures (kind, key, value, as_of, source_name, source_url)
        values ('price_level', 'Aceh', '{"level": 1.1}', '2026-01-01', 'BPS Aceh', 'https://aceh.bps.go.id/x') returning id`,
      expected: ['42501', '42501', '42501', '42501', 'rows'],
    },
    update: {
      sql: `update public.local_figures set source_name = 'BPS' returning id`,
      expected: ['42501', 'none', 'none', 'none', 'rows'],
    },
    delete: {
      sql: `delete from public.local_figures returning id`,
      expected: ['42501', 'none', 'none', 'none', 'rows'],
    },
  },
  premium_links: {
    // The owner of the other rows has been given Premium as well, so they read the links.
    select: {
      sql: `select url from public.premium_links`,
      expected: ['42501', 'rows', 'none', 'rows', 'rows'],
    },
    insert: {
      sql: `insert into public.premium_links (key, label, url) values ('baru', 'Baru', 'https://x.id') returning key`,
      expected: ['42501', '42501', '42501', '42501', 'rows'],
    },
    update: {
      sql: `update public.premium_links set url = 'https://x.id' where key = 'community' returning key`,
      expected: ['42501', 'none', 'none', 'none', 'rows'],
    },
    delete: {
      sql: `delete from public.premium_links where key = 'community' returning key`,
      expected: ['42501', 'none', 'none', 'none', 'rows'],
    },
  },
  contact_messages: {
    select: {
      sql: `select id from public.contact_messages where user_id = :owner`,
      expected: ['42501', 'rows', 'none', 'none', 'rows'],
    },
    insert: never(
      `insert into public.contact_messages (ticket_number, name, email, subject, message) values ('x', 'x', 'x@x.id', 'x', 'x') returning id`,
    ),
    update: never(`update public.contact_messages set status = 'done' where user_id = :owner returning id`),
    delete: never(`delete from public.contact_messages returning id`),
  },
  ticket_entries: {
    select: {
      sql: `select id from public.ticket_entries`,
      expected: ['42501', 'none', 'none', 'none', 'rows'],
    },
    insert: never(
      `insert into public.ticket_entries (ticket_id, kind, body, dedupe_key) select id, 'note', 'x', id from public.contact_messages returning id`,
    ),
    update: never(`update public.ticket_entries set body = 'x' returning id`),
    delete: never(`delete from public.ticket_entries returning id`),
  },
  reply_templates: {
    select: {
      sql: `select key from public.reply_templates`,
      expected: ['42501', 'none', 'none', 'none', 'rows'],
    },
    insert: {
      sql: `insert into public.reply_templates (key, label, body) values ('baru', 'Baru', 'Halo') returning key`,
      expected: ['42501', '42501', '42501', '42501', 'rows'],
    },
    update: {
      sql: `update public.reply_templates set body = 'Halo' where key = 'akun' returning key`,
      expected: ['42501', 'none', 'none', 'none', 'rows'],
    },
    delete: {
      sql: `delete from public.reply_templates where key = 'akun' returning key`,
      expected: ['42501', 'none', 'none', 'none', 'rows'],
    },
  },
  person_notes: {
    select: {
      sql: `select id from public.person_notes where person_id = :owner`,
      expected: ['42501', 'none', 'none', 'none', 'rows'],
    },
    insert: never(
      `insert into public.person_notes (person_id, body, dedupe_key) values (:owner, 'x', :owner) returning id`,
    ),
    update: never(`update public.person_notes set body = 'x' returning id`),
    delete: never(`delete from public.person_notes returning id`),
  },
  staff_roles: {
    select: {
      sql: `select role from public.staff_roles where user_id = :owner`,
      expected: ['42501', 'rows', 'none', 'none', 'rows'],
    },
    insert: {
      sql: `insert into public.staff_roles (user_id, role) values (:other, 'finance') returning role`,
      expected: ['42501', '42501', '42501', '42501', 'rows'],
    },
    update: never(`update public.staff_roles set role = 'finance' returning role`),
    delete: {
      sql: `delete from public.staff_roles where user_id = :owner returning role`,
      expected: ['42501', 'none', 'none', 'none', 'rows'],
    },
  },
  staff_permissions: {
    select: {
      sql: `select permission from public.staff_permissions`,
      expected: ['42501', 'none', 'none', 'none', 'rows'],
    },
    insert: never(
      `insert into public.staff_permissions (role, permission) values ('support', 'vouchers') returning role`,
    ),
    update: never(`update public.staff_permissions set role = 'support' returning role`),
    delete: never(`delete from public.staff_permissions returning role`),
  },
  role_proposals: {
    select: {
      sql: `select role from public.role_proposals where user_id = :other`,
      expected: ['42501', 'none', 'none', 'none', 'rows'],
    },
    insert: never(
      `insert into public.role_proposals (user_id, role, change, proposed_by) values (:other, 'admin', 'grant', :owner) returning role`,
    ),
    update: never(`update public.role_proposals set role = 'support' returning role`),
    delete: never(`delete from public.role_proposals returning role`),
  },
  moderation_decisions: {
    select: {
      sql: `select id from public.moderation_decisions where user_id = :owner`,
      expected: ['42501', 'rows', 'none', 'none', 'rows'],
    },
    insert: never(
      `insert into public.moderation_decisions (user_id, kind, target_kind, target_id, title, reason) values (:owner, 'warned', 'thread', :owner, 'x', 'x') returning id`,
    ),
    update: never(`update public.moderation_decisions set overturned_at = now() returning id`),
    delete: never(`delete from public.moderation_decisions returning id`),
  },
  listing_holds: {
    select: {
      sql: `select id from public.listing_holds where user_id = :owner`,
      expected: ['42501', 'rows', 'none', 'none', 'rows'],
    },
    insert: never(
      `insert into public.listing_holds (project_id, user_id) values (:open_project, :owner) returning id`,
    ),
    update: never(`update public.listing_holds set decision = 'released', decided_at = now() returning id`),
    delete: never(`delete from public.listing_holds returning id`),
  },
};
