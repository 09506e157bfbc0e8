import { never, type TableCases } from './table-case.ts';

const listing = `project_name, project_description, project_type, required_skills, contact_method, owner_name`;
const listingValues = `'Proyek', 'Isi', 'Startup', '{SEO}', '081234567890', 'Nama'`;
const contact = `name, main_skill, experience, vision, whatsapp`;
const contactValues = `'Nama', 'Desain', 'Lama', 'Jauh', '081234567890'`;

/** The cells of the directories. */
export const directoryTables: Record<string, TableCases> = {
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
  application_shortlist: {
    // Of the Premium member's application, who never sees it.
    select: {
      sql: `select application_id from public.application_shortlist where application_id = :application`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
    insert: {
      sql: `insert into public.application_shortlist (application_id, note) values (:application, 'Baik')
        on conflict (application_id) do update set note = excluded.note returning application_id`,
      expected: ['42501', 'rows', '42501', '42501', '42501'],
    },
    update: {
      sql: `update public.application_shortlist set note = 'Baik' where application_id = :application returning application_id`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
    delete: {
      sql: `delete from public.application_shortlist where application_id = :application returning application_id`,
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
