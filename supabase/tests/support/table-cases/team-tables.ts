import { never, type TableCases } from './table-case.ts';

/** The cells of what members keep of /cari-project, and of teams. */
export const teamTables: Record<string, TableCases> = {
  saved_projects: {
    select: {
      sql: `select project_id from public.saved_projects where user_id = :owner`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
    insert: {
      sql: `insert into public.saved_projects (user_id, project_id) values (:owner, :open_project) returning project_id`,
      expected: ['42501', 'rows', '42501', '42501', '42501'],
    },
    update: {
      sql: `update public.saved_projects set created_at = now() returning project_id`,
      expected: ['42501', '42501', '42501', '42501', '42501'],
    },
    delete: {
      sql: `delete from public.saved_projects where user_id = :owner returning project_id`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
  },
  saved_searches: {
    select: {
      sql: `select id from public.saved_searches where user_id = :owner`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
    insert: {
      sql: `insert into public.saved_searches (user_id, name, q) values (:owner, 'Teh', 'teh') returning id`,
      expected: ['42501', 'rows', '42501', '42501', '42501'],
    },
    update: {
      sql: `update public.saved_searches set alerts = false where user_id = :owner returning id`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
    delete: {
      sql: `delete from public.saved_searches where user_id = :owner returning id`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
  },
  // The Premium member applied to the project and was not accepted yet.
  project_milestones: {
    select: {
      sql: `select id from public.project_milestones where project_id = :closed_project`,
      expected: ['none', 'rows', 'none', 'none', 'rows'],
    },
    insert: {
      sql: `insert into public.project_milestones (project_id, title, due_on) values (:project, 'Purwarupa', '2027-01-31') returning id`,
      expected: ['42501', 'rows', '42501', '42501', '42501'],
    },
    update: {
      sql: `update public.project_milestones set done_at = now() where project_id = :closed_project returning id`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
    delete: {
      sql: `delete from public.project_milestones where project_id = :closed_project returning id`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
  },
  project_updates: {
    select: {
      sql: `select id from public.project_updates where project_id = :project`,
      expected: ['rows', 'rows', 'rows', 'rows', 'rows'],
    },
    insert: {
      sql: `insert into public.project_updates (project_id, author_id, body) values (:project, auth.uid(), 'Kabar baik') returning id`,
      expected: ['42501', 'rows', '42501', '42501', '42501'],
    },
    update: never(`update public.project_updates set body = 'Lain' returning id`),
    delete: {
      sql: `delete from public.project_updates where project_id = :project returning id`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
  },
  team_members: {
    select: never(`select id from public.team_members`),
    insert: never(
      `insert into public.team_members (project_id, user_id, display_name) values (:project, :owner, 'Saya') returning id`,
    ),
    update: never(`update public.team_members set is_shown = true returning id`),
    delete: never(`delete from public.team_members returning id`),
  },
  team_agreements: {
    select: never(`select project_id from public.team_agreements`),
    insert: never(
      `insert into public.team_agreements (project_id, content, content_hash) values (:project, '{}', '') returning project_id`,
    ),
    update: never(`update public.team_agreements set content = '{}' returning project_id`),
    delete: never(`delete from public.team_agreements returning project_id`),
  },
  agreement_confirmations: {
    select: never(`select project_id from public.agreement_confirmations`),
    insert: never(
      `insert into public.agreement_confirmations (project_id, member_id, content_hash) values (:project, :owner, '') returning project_id`,
    ),
    update: never(`update public.agreement_confirmations set confirmed_at = now() returning project_id`),
    delete: never(`delete from public.agreement_confirmations returning project_id`),
  },
};
