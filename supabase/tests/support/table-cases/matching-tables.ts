import { never, type TableCases } from './table-case.ts';

/** The cells of matching: a member's own profile and dismissals; what a listing says is read by those who read the listing. */
export const matchingTables: Record<string, TableCases> = {
  matching_profiles: {
    select: {
      sql: `select user_id from public.matching_profiles where user_id = :owner`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
    insert: {
      sql: `insert into public.matching_profiles (user_id, goal) values (:owner, 'lomba')
        on conflict (user_id) do update set goal = 'lomba' returning user_id`,
      expected: ['42501', 'rows', '42501', '42501', '42501'],
    },
    update: {
      sql: `update public.matching_profiles set findable = false where user_id = :owner returning user_id`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
    delete: {
      sql: `delete from public.matching_profiles where user_id = :owner returning user_id`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
  },
  listing_matching: {
    select: {
      sql: `select project_id from public.listing_matching where project_id = :closed_project`,
      expected: ['none', 'rows', 'none', 'none', 'rows'],
    },
    insert: {
      sql: `insert into public.listing_matching (project_id, goal) values (:open_project, 'sosial') returning project_id`,
      expected: ['42501', 'rows', '42501', '42501', '42501'],
    },
    update: {
      sql: `update public.listing_matching set goal = 'lomba' where project_id = :closed_project returning project_id`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
    delete: {
      sql: `delete from public.listing_matching where project_id = :closed_project returning project_id`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
  },
  listing_roles: {
    select: {
      sql: `select id from public.listing_roles where project_id = :closed_project`,
      expected: ['none', 'rows', 'none', 'none', 'rows'],
    },
    insert: {
      sql: `insert into public.listing_roles (project_id, position, name) values (:open_project, 1, 'Penulis') returning id`,
      expected: ['42501', 'rows', '42501', '42501', '42501'],
    },
    update: {
      sql: `update public.listing_roles set seats = 2 where project_id = :closed_project returning id`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
    delete: {
      sql: `delete from public.listing_roles where project_id = :closed_project returning id`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
  },
  match_dismissals: {
    select: {
      sql: `select id from public.match_dismissals where user_id = :owner`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
    insert: {
      // About a person: only for a listing of one's own.
      sql: `insert into public.match_dismissals (project_id, person_id, reason) values (:open_project, :second_admin, 'waktu') returning id`,
      expected: ['42501', 'rows', '42501', '42501', '42501'],
    },
    update: never(`update public.match_dismissals set reason = 'waktu' returning id`),
    delete: {
      sql: `delete from public.match_dismissals where user_id = :owner returning id`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
  },
};
