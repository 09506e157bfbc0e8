import { never, type TableCases } from './table-case.ts';

/** The cells of Idea AI. */
export const ideaTables: Record<string, TableCases> = {
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
  idea_steps: {
    select: {
      sql: `select step from public.idea_steps`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
    insert: never(
      `insert into public.idea_steps (idea_id, step, data) select id, 9, '{}' from public.business_ideas returning step`,
    ),
    update: never(`update public.idea_steps set data = '{}' returning step`),
    delete: never(`delete from public.idea_steps returning step`),
  },
  interview_links: {
    select: {
      sql: `select id from public.interview_links`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
    insert: never(
      `insert into public.interview_links (idea_id, user_id, token_hash, questions)
       select id, :owner, repeat('a', 64), '{Apa}' from public.business_ideas returning id`,
    ),
    update: never(`update public.interview_links set closed_at = null returning id`),
    delete: never(`delete from public.interview_links returning id`),
  },
  interview_answers: {
    select: {
      sql: `select id from public.interview_answers`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
    insert: never(
      `insert into public.interview_answers (link_id, id, answers)
       select id, gen_random_uuid(), '{Ya}' from public.interview_links returning id`,
    ),
    update: never(`update public.interview_answers set answers = '{Lain}' returning id`),
    delete: {
      sql: `delete from public.interview_answers returning id`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
  },
  sales_pages: {
    select: {
      sql: `select id from public.sales_pages`,
      expected: ['42501', 'rows', 'none', 'none', 'none'],
    },
    insert: never(
      `insert into public.sales_pages (idea_id, user_id, slug, name, offer, items, review)
       select id, :owner, 'kopi-lain', 'Kopi', 'Kopi susu botolan yang lain', '[{"name":"Kopi","price":1,"unit":""}]', 'clear'
       from public.business_ideas returning id`,
    ),
    update: never(`update public.sales_pages set review = 'clear' returning id`),
    delete: never(`delete from public.sales_pages returning id`),
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
};
