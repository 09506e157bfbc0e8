/**
 * Who may do what to each table: visitor, owner of the row, another member, a Premium member, an admin. Each cell runs as that
 * person against one row of the owner and is rolled back. `rows`: it worked; `none`: the row was not there for them; else the SQLSTATE.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { createContact, createOrder, createProject, giveCoins } from './support/content.ts';
import { attemptAs, createPerson, runAs, type Person } from './support/people.ts';
import { matrix } from './support/table-cases/matrix.ts';
import { roles, type Role } from './support/table-cases/table-case.ts';

let database: TestDatabase;
let people: Record<Role, Person | null>;
/** Values for `:name` in the statements: ids of people and of the owner's rows. */
const values: Record<string, string> = {};

beforeAll(async () => {
  database = await createTestDatabase();
  const owner = await createPerson(database);
  const [row] = await database.owner<
    { code: string }[]
  >`select code from public.referral_codes where user_id = ${owner.id}`;
  const other = await createPerson(database, { referredBy: row?.code ?? '' });
  const premium = await createPerson(database, { premium: true });
  const admin = await createPerson(database, { admin: true });
  const secondAdmin = await createPerson(database, { admin: true });
  people = { anon: null, owner, other, premium, admin };
  Object.assign(values, {
    owner: owner.id,
    other: other.id,
    premium: premium.id,
    admin: admin.id,
    second_admin: secondAdmin.id,
    project: await createProject(database, owner),
    open_project: await createProject(database, owner, 'Proyek lain'),
    closed_project: await createProject(database, owner, 'Proyek tutup'),
    contact: await createContact(database, owner),
    order: await createOrder(database, owner),
  });
  await database.owner`update public.project_listings set is_active = false where id = ${values['closed_project'] ?? ''}`;
  await runAs(
    database,
    premium,
    'insert into public.project_applications (project_id, applicant_id, application_message) values ($1, $2, $3)',
    [values['project'], premium.id, 'Saya ingin ikut'],
  );
  const [saved] = await database.owner<{ id: string }[]>`
    insert into public.application_shortlist (application_id, note)
    select id, 'Tanya soal waktu' from public.project_applications returning application_id as id`;
  values['application'] = saved?.id ?? '';
  const [thread] = await database.owner<{ id: string }[]>`select id from public.threads`;
  values['thread'] = thread?.id ?? '';
  await database.owner`
    select public.send_message(${owner.id}, ${thread?.id ?? ''}, gen_random_uuid(), 'Halo, terima kasih sudah melamar', null)`;
  await database.owner`insert into public.member_blocks (blocker_id, blocked_id) values (${owner.id}, ${admin.id})`;
  // Who has paused publishes nothing here.
  await database.owner`insert into public.account_pauses (user_id) values (${premium.id})`;
  await database.owner`
    insert into public.listing_holds (project_id, user_id, decision, decided_at)
    values (${values['open_project'] ?? ''}, ${owner.id}, 'changed', now())`;
  await database.owner`
    insert into public.moderation_decisions (user_id, kind, target_kind, target_id, title, reason)
    values (${owner.id}, 'removed', 'project', ${owner.id}, 'Kopi', 'Iklan')`;
  await database.owner`
    insert into public.incidents (title, happened, data_concerned, our_steps, your_steps, known_at)
    values ('Judul', 'Kejadian', 'Datanya', 'Langkah kami', 'Langkah Anda', now())`;
  await database.owner`
    insert into public.local_figures (kind, key, value, as_of, source_name, source_url)
    values ('minimum_wage', 'Bali', '{"rupiah": 3200000}', '2026-01-01', 'Pemprov Bali', 'https://www.baliprov.go.id/ump')`;
  // A role without a permission that would open other cells.
  await database.owner`insert into public.staff_roles (user_id, role) values (${owner.id}, 'support')`;
  await database.owner`delete from public.staff_permissions where role = 'support'`;
  await database.owner`
    insert into public.role_proposals (user_id, role, change, proposed_by)
    values (${other.id}, 'admin', 'grant', ${owner.id})`;
  await database.owner`
    insert into public.saved_projects (user_id, project_id) values (${owner.id}, ${values['project'] ?? ''})`;
  await database.owner`insert into public.saved_searches (user_id, name, q) values (${owner.id}, 'Kopi', 'kopi')`;
  await database.owner`
    insert into public.project_milestones (project_id, title, due_on)
    values (${values['closed_project'] ?? ''}, 'Uji coba', '2027-01-31')`;
  await database.owner`
    insert into public.project_updates (project_id, author_id, body) values (${values['project'] ?? ''}, ${owner.id}, 'Kabar')`;
  await database.owner`
    insert into public.campus_mails (user_id, institution, mailbox_hash)
    values (${owner.id}, 'ui.ac.id', private.mailbox_hash('sari@ui.ac.id'))`;
  await database.owner`
    insert into public.campus_codes (user_id, email, mailbox_hash, institution)
    values (${owner.id}, 'sari@ugm.ac.id', private.mailbox_hash('sari@ugm.ac.id'), 'ugm.ac.id')`;
  await database.owner`
    insert into public.collaborations (project_name, owner_id, member_id, said_by)
    values ('Kopi keliling', ${owner.id}, ${premium.id}, 'member')`;
  await database.owner`insert into public.public_profiles (user_id) values (${owner.id})`;
  await giveCoins(database, owner, 60);
  await runAs(database, owner, 'select public.withdraw_coins()');
  await database.owner`
    insert into public.notification_preferences (user_id, kind) values (${owner.id}, 'payment')`;
  await database.owner`insert into public.weekly_mail_consents (user_id) values (${owner.id})`;
  await database.owner`
    insert into public.business_ideas (user_id, title) values (${owner.id}, 'Kopi susu')`;
  await database.owner`
    insert into public.idea_steps (idea_id, step, data) select id, 8, '{"name":"Kopi"}' from public.business_ideas`;
  await database.owner`
    with share as (
      insert into public.idea_shares (idea_id, user_id) select id, user_id from public.business_ideas returning id
    )
    insert into public.idea_comments (share_id, author_name, body) select id, 'Bu Ratna', 'Bagus' from share`;
  await database.owner`
    with link as (
      insert into public.interview_links (idea_id, user_id, token_hash, questions)
      select id, user_id, repeat('0', 64), '{Apa}' from public.business_ideas returning id
    )
    insert into public.interview_answers (link_id, id, answers) select id, gen_random_uuid(), '{Ya}' from link`;
  await database.owner`
    insert into public.sales_pages (idea_id, user_id, slug, name, offer, items, review)
    select id, user_id, 'kopi-susu', 'Kopi susu', 'Kopi susu botolan untuk teman kuliah',
      '[{"name":"Kopi","price":12000,"unit":"botol"}]', 'held' from public.business_ideas`;
  await database.owner`
    insert into public.idea_messages (user_id, mode, role, content) values (${owner.id}, 'konsultasi', 'user', 'Halo')`;
  await database.owner`insert into public.step_ticks (user_id, step) values (${owner.id}, 1)`;
  await database.owner`
    insert into public.matching_profiles (user_id, is_adult, findable) values (${owner.id}, true, true)`;
  await database.owner`insert into public.listing_matching (project_id) values (${values['closed_project'] ?? ''})`;
  await database.owner`
    insert into public.listing_roles (project_id, position, name) values (${values['closed_project'] ?? ''}, 1, 'Kurir')`;
  await database.owner`
    insert into public.match_dismissals (user_id, project_id, reason)
    values (${owner.id}, ${values['open_project'] ?? ''}, 'lainnya')`;
  await runAs(
    database,
    owner,
    `insert into public.reports (target_kind, target_id, reason) values ('project', $1, 'Penipuan')`,
    [values['project']],
  );
  await runAs(
    database,
    owner,
    `select public.submit_contact_message('A', 'a@kampus.test', 'Halo', 'Apa kabar')`,
  );
  await runAs(
    database,
    admin,
    `select public.admin_reply_ticket(id, gen_random_uuid(), 'Kabar baik', false) from public.contact_messages`,
  );
  await runAs(database, admin, `select public.admin_note_person($1, gen_random_uuid(), 'Sering telat')`, [
    owner.id,
  ]);
  await runAs(database, owner, `delete from public.relasi_bisnis where id = $1`, [
    await createContact(database, owner),
  ]);
  await database.owner`
    insert into public.contact_reveals (user_id, target_kind, target_id) values (${owner.id}, 'project', gen_random_uuid())`;
  await database.owner`
    insert into public.payment_events (order_id, dedupe_key, source, payload) values ('x', 'x', 'job', '{}')`;
  await database.owner`insert into public.entitlements (user_id, source, reason) values (${owner.id}, 'admin', 'matrix')`;
  await database.owner`
    insert into public.guardian_requests (child_id, guardian_email, mailbox) values (${owner.id}, 'ibu@kampus.test', 'ibu@kampus.test')`;
});
afterAll(() => database.drop());

/** Turns `:name` into parameters, so that ids never become text of the statement. */
function bind(sql: string): { text: string; params: string[] } {
  const params: string[] = [];
  const text = sql.replaceAll(/(?<![:\w]):([a-z_]+)/g, (_match, name: string) => {
    params.push(values[name] ?? '');
    return `$${params.length}${name === 'order' ? '' : '::uuid'}`;
  });
  return { text, params };
}

describe('tables', () => {
  const cases = Object.entries(matrix).flatMap(([table, operations]) =>
    Object.entries(operations).map(([operation, one]) => ({ table, operation, ...one })),
  );

  test.each(cases)('$operation on $table', async ({ sql, expected }) => {
    const { text, params } = bind(sql);
    const outcomes: string[] = [];
    for (const role of roles) {
      const outcome = await attemptAs(database, people[role], text, params, { rollback: true });
      outcomes.push(outcome.code ?? (outcome.rows.length > 0 ? 'rows' : 'none'));
    }
    expect(Object.fromEntries(roles.map((role, index) => [role, outcomes[index]]))).toEqual(
      Object.fromEntries(roles.map((role, index) => [role, expected[index]])),
    );
  });

  test('every table is in the matrix', async () => {
    const tables = await database.owner<{ name: string }[]>`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by relname`;
    expect(tables.map(({ name }) => name)).toEqual(Object.keys(matrix).toSorted());
  });
});
