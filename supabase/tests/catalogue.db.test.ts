/** Rules that hold for everything in the database, asked of its catalogue; and a proof that each rule can fail. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { catalogueRules } from '../../tooling/schema/catalogue-rules.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('catalogue', () => {
  test.each(Object.entries(catalogueRules))('%s', async (_name, { violations }) => {
    const found = await database.owner.unsafe<{ name: string }[]>(violations);
    expect(found.map(({ name }) => name)).toEqual([]);
  });

  test.each(Object.entries(catalogueRules))(
    'finds a planted mistake: %s',
    async (_name, { violations, plant }) => {
      const connection = await database.owner.reserve();
      try {
        await connection.unsafe('begin');
        await connection.unsafe(plant).simple();
        const found = await connection.unsafe<{ name: string }[]>(violations);
        expect(found.length).toBeGreaterThan(0);
      } finally {
        await connection.unsafe('rollback');
        connection.release();
      }
    },
  );

  test('visitors can call these functions and no others', async () => {
    const rows = await database.owner<{ name: string }[]>`
      select p.proname as name from pg_proc p
      where p.pronamespace = 'public'::regnamespace and has_function_privilege('anon', p.oid, 'EXECUTE')
      order by p.proname collate "C"`;
    expect(rows.map(({ name }) => name)).toEqual([
      'appeal_ban',
      'comment_shared_idea',
      'confirm_guardian',
      'count_contacts',
      'count_projects',
      'end_weekly_mail',
      'get_ban',
      'get_guardian_request',
      'get_interview',
      'get_people_signs',
      'get_project_page',
      'get_public_profile',
      'get_public_stats',
      'get_reply_days',
      'get_sales_page',
      'get_shared_idea',
      'list_public_profiles',
      'list_sales_pages',
      'resend_guardian_mail',
      'revoke_guardian',
      'search_contacts',
      'search_projects',
      'submit_contact_message',
      'validate_referral',
    ]);
  });

  test('of the private functions, clients can call those behind a function in public, those that policies and columns name, and no others', async () => {
    const rows = await database.owner<{ name: string }[]>`
      select distinct p.proname as name from pg_proc p
      where p.pronamespace = 'private'::regnamespace
        and (has_function_privilege('anon', p.oid, 'EXECUTE') or has_function_privilege('authenticated', p.oid, 'EXECUTE'))
        and not exists (
          select from pg_proc o
          where o.pronamespace = 'public'::regnamespace and o.proname = p.proname and o.proargtypes = p.proargtypes
        )
      order by p.proname`;
    expect(rows.map(({ name }) => name)).toEqual([
      'accepts_applications',
      'allows',
      'applied_project_ids',
      'are_answers',
      'are_skills',
      'are_wishes',
      'has_hidden_characters',
      'has_premium',
      'hidden_members',
      'is_admin',
      'is_local_value',
      'is_plain_list',
      'is_sent_picture',
      'is_short_list',
      'join_words',
      'may_add_message_picture',
      'may_add_picture',
      'may_see_message_picture',
      'normalize_group_link',
      'normalize_whatsapp',
      'own_project_list',
      'own_team_list',
      'own_thread_list',
      'parse_budget',
      // What a hosted project asks before each request.
      'refuse_ended_session',
      'search_vector',
    ]);
  });
});
