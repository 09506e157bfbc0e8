/** The permission table: each table × operation × person (see table-matrix.db.test.ts). `:name` stands for an id of the fixture. */
export const roles = ['anon', 'owner', 'other', 'premium', 'admin'] as const;
export type Role = (typeof roles)[number];
type Cells = [anon: string, owner: string, other: string, premium: string, admin: string];
type Case = { sql: string; expected: Cells };
/** One statement per operation and what it gives each person. */
export type TableCases = { select: Case; insert: Case; update: Case; delete: Case };

const nobody: Cells = ['42501', '42501', '42501', '42501', '42501'];
const never = (sql: string): Case => ({ sql, expected: nobody });

const listing = `project_name, project_description, project_type, required_skills, contact_method, owner_name`;
const listingValues = `'Proyek', 'Isi', 'Startup', '{SEO}', '081234567890', 'Nama'`;
const contact = `name, main_skill, experience, vision, whatsapp`;
const contactValues = `'Nama', 'Desain', 'Lama', 'Jauh', '081234567890'`;

export const matrix: Record<string, TableCases> = {
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
  relasi_bisnis: {
    select: {
      sql: `select id from public.relasi_bisnis where id = :contact`,
      expected: ['rows', 'rows', 'rows', 'rows', 'rows'],
    },
    insert: {
      sql: `insert into public.relasi_bisnis (user_id, ${contact}) values (:owner, ${contactValues}) returning id`,
      expected: ['42501', 'rows', '42501', '42501', '42501'],
    },
    update: {
      sql: `update public.relasi_bisnis set vision = 'Baru', user_id = auth.uid() where id = :contact returning id`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
    delete: {
      sql: `delete from public.relasi_bisnis where id = :contact returning id`,
      expected: ['42501', 'rows', 'none', 'none', 'rows'],
    },
  },
  project_listings: {
    select: {
      sql: `select id from public.project_listings where id = :closed_project`,
      expected: ['none', 'rows', 'none', 'none', 'rows'],
    },
    insert: {
      sql: `insert into public.project_listings (user_id, is_active, ${listing}) values (:owner, true, ${listingValues}) returning id`,
      expected: ['42501', 'rows', '42501', '42501', '42501'],
    },
    update: {
      sql: `update public.project_listings set project_name = 'Baru' where id = :project returning id`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
    delete: {
      sql: `delete from public.project_listings where id = :project returning id`,
      expected: ['42501', 'rows', 'none', 'none', 'rows'],
    },
  },
  project_applications: {
    // The applicant is the Premium member, the owner is the project's.
    select: {
      sql: `select id from public.project_applications where project_id = :project`,
      expected: ['42501', 'rows', 'none', 'rows', 'none'],
    },
    insert: {
      sql: `insert into public.project_applications (project_id, applicant_id, application_message)
        values (:open_project, auth.uid(), 'Halo') returning id`,
      expected: ['42501', '42501', '42501', 'rows', '42501'],
    },
    update: {
      sql: `update public.project_applications set status = 'accepted' where project_id = :project returning id`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
    delete: {
      sql: `delete from public.project_applications where project_id = :project returning id`,
      expected: ['42501', 'none', 'none', 'rows', 'none'],
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
  vouchers: {
    select: {
      sql: `select id from public.vouchers where user_id = :owner`,
      expected: ['42501', 'rows', 'none', 'none', 'rows'],
    },
    insert: never(
      `insert into public.vouchers (voucher_code, user_id, coins, amount, expired_at)
        values ('AAAAAA', auth.uid(), 1, 1000000, now() + interval '1 day') returning id`,
    ),
    update: {
      sql: `update public.vouchers set status = 'paid' where user_id = :owner returning id`,
      expected: ['42501', 'none', 'none', 'none', 'rows'],
    },
    delete: never(`delete from public.vouchers where user_id = :owner returning id`),
  },
  payments: {
    select: {
      sql: `select id from public.payments where order_id = :order`,
      expected: ['42501', 'rows', 'none', 'none', 'rows'],
    },
    insert: never(
      `insert into public.payments (order_id, user_id, amount, status) values ('x', auth.uid(), 1, 'paid') returning id`,
    ),
    update: never(`update public.payments set status = 'paid' where order_id = :order returning id`),
    delete: never(`delete from public.payments where order_id = :order returning id`),
  },
  payment_events: {
    select: {
      sql: `select id from public.payment_events`,
      expected: ['42501', 'none', 'none', 'none', 'rows'],
    },
    insert: never(
      `insert into public.payment_events (order_id, dedupe_key, source, payload) values ('y', 'y', 'job', '{}') returning id`,
    ),
    update: never(`update public.payment_events set outcome = 'x' returning id`),
    delete: never(`delete from public.payment_events returning id`),
  },
  entitlements: {
    select: {
      sql: `select id from public.entitlements where user_id = :owner`,
      expected: ['42501', 'rows', 'none', 'none', 'rows'],
    },
    insert: never(
      `insert into public.entitlements (user_id, source) values (auth.uid(), 'admin') returning id`,
    ),
    update: never(`update public.entitlements set revoked_at = null returning id`),
    delete: never(`delete from public.entitlements returning id`),
  },
  referral_codes: {
    select: {
      sql: `select code from public.referral_codes where user_id = :owner`,
      expected: ['42501', 'rows', 'none', 'none', 'rows'],
    },
    insert: never(
      `insert into public.referral_codes (code, user_id) values ('AAAA', auth.uid()) returning code`,
    ),
    update: never(`update public.referral_codes set user_id = auth.uid() returning code`),
    delete: never(`delete from public.referral_codes returning code`),
  },
  referrals: {
    select: {
      sql: `select code from public.referrals where referrer_id = :owner`,
      expected: ['42501', 'none', 'none', 'none', 'rows'],
    },
    insert: never(
      `insert into public.referrals (referred_id, referrer_id, code) values (:premium, auth.uid(), 'A') returning code`,
    ),
    update: never(`update public.referrals set status = 'clear' returning code`),
    delete: never(`delete from public.referrals returning code`),
  },
  coin_transfers: {
    select: {
      sql: `select id from public.coin_transfers where user_id = :owner`,
      expected: ['42501', 'rows', 'none', 'none', 'rows'],
    },
    insert: never(
      `insert into public.coin_transfers (business_key, kind, user_id, reason) values ('a:b', 'withdraw', auth.uid(), 'x') returning id`,
    ),
    update: never(`update public.coin_transfers set reason = 'x' returning id`),
    delete: never(`delete from public.coin_transfers returning id`),
  },
  coin_entries: {
    select: {
      sql: `select id from public.coin_entries where user_id = :owner`,
      expected: ['42501', 'rows', 'none', 'none', 'rows'],
    },
    insert: never(
      `insert into public.coin_entries (transfer_id, account, user_id, amount) select id, 'user', auth.uid(), 9 from public.coin_transfers returning id`,
    ),
    update: never(`update public.coin_entries set amount = 999 returning id`),
    delete: never(`delete from public.coin_entries returning id`),
  },
  business_ideas: {
    select: {
      sql: `select id from public.business_ideas where user_id = :owner`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
    insert: {
      sql: `insert into public.business_ideas (user_id, title) values (:owner, 'Ide') returning id`,
      expected: ['42501', 'rows', '42501', '42501', '42501'],
    },
    update: {
      sql: `update public.business_ideas set title = 'Baru' where user_id = :owner returning id`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
    delete: {
      sql: `delete from public.business_ideas where user_id = :owner returning id`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
  },
  idea_shares: {
    select: {
      sql: `select id from public.idea_shares where user_id = :owner`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
    insert: never(
      `insert into public.idea_shares (idea_id, user_id) select id, :owner from public.business_ideas returning id`,
    ),
    update: never(`update public.idea_shares set revoked_at = null returning id`),
    delete: never(`delete from public.idea_shares returning id`),
  },
  idea_comments: {
    select: {
      sql: `select id from public.idea_comments`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
    insert: never(
      `insert into public.idea_comments (share_id, author_name, body) select id, 'Nama', 'Isi' from public.idea_shares returning id`,
    ),
    update: never(`update public.idea_comments set body = 'Lain' returning id`),
    delete: {
      sql: `delete from public.idea_comments returning id`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
  },
  idea_messages: {
    select: {
      sql: `select id from public.idea_messages where user_id = :owner`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
    insert: {
      sql: `insert into public.idea_messages (user_id, mode, role, content) values (:owner, 'chatbot', 'user', 'Halo') returning id`,
      expected: ['42501', 'rows', '42501', '42501', '42501'],
    },
    update: never(`update public.idea_messages set content = 'Lain' returning id`),
    delete: {
      sql: `delete from public.idea_messages returning id`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
  },
  step_ticks: {
    select: {
      sql: `select step from public.step_ticks where user_id = :owner`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
    insert: {
      sql: `insert into public.step_ticks (user_id, step) values (:owner, 2) returning step`,
      expected: ['42501', 'rows', '42501', '42501', '42501'],
    },
    update: never(`update public.step_ticks set step = 3 returning step`),
    delete: {
      sql: `delete from public.step_ticks returning step`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
  },
  reports: {
    select: {
      sql: `select id from public.reports where reporter_id = :owner`,
      expected: ['42501', 'rows', 'none', 'none', 'rows'],
    },
    insert: {
      sql: `insert into public.reports (reporter_id, target_kind, target_id, reason) values (:owner, 'relasi', :contact, 'Spam') returning id`,
      expected: ['42501', 'rows', '42501', '42501', '42501'],
    },
    update: never(`update public.reports set status = 'dismissed' returning id`),
    delete: never(`delete from public.reports returning id`),
  },
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
    update: {
      sql: `update public.contact_messages set status = 'closed' where user_id = :owner returning id`,
      expected: ['42501', 'none', 'none', 'none', 'rows'],
    },
    delete: never(`delete from public.contact_messages returning id`),
  },
  contact_reveals: {
    select: {
      sql: `select id from public.contact_reveals where user_id = :owner`,
      expected: ['42501', 'rows', 'none', 'none', 'rows'],
    },
    insert: never(
      `insert into public.contact_reveals (user_id, target_kind, target_id) values (auth.uid(), 'project', :project) returning id`,
    ),
    update: never(`update public.contact_reveals set created_at = now() returning id`),
    delete: never(`delete from public.contact_reveals returning id`),
  },
  deleted_content: {
    select: {
      sql: `select id from public.deleted_content`,
      expected: ['42501', 'none', 'none', 'none', 'rows'],
    },
    insert: never(
      `insert into public.deleted_content (kind, content_id, owner_id, row) values ('project', :project, :owner, '{}') returning id`,
    ),
    update: never(`update public.deleted_content set restored_at = now() returning id`),
    delete: never(`delete from public.deleted_content returning id`),
  },
};
