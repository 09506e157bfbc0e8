/** What each age may do, with and without a guardian's consent: the rules, and every function and table that asks them. */
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { createContact, createProject, giveCoins } from './support/content.ts';
import { attemptAs, createPerson, runAs, type Person } from './support/people.ts';
import { attempts, groups, shownBy, type Group } from './support/age-attempts.ts';
import { agreeAsGuardian } from './support/guardians.ts';

let database: TestDatabase;
const members = {} as Record<Group, Person>;
let adult: Person;
let admin: Person;

const ages: Record<Group, number | null> = {
  unstated: null,
  child: 11,
  child_confirmed: 11,
  teen: 15,
  teen_confirmed: 15,
  adult: 18,
};

beforeAll(async () => {
  database = await createTestDatabase();
  adult = await createPerson(database, { premium: true });
  admin = await createPerson(database, { admin: true });
  for (const group of groups) {
    const age = ages[group];
    const person = await createPerson(database, {
      premium: true,
      age,
      ...(age !== null && age < 18 && { guardian: `wali-${group}@kampus.test` }),
    });
    if (group.endsWith('_confirmed')) await agreeAsGuardian(database, person);
    await giveCoins(database, person, 60);
    members[group] = person;
  }
});
afterAll(() => database.drop());

const groupOf = async (person: Person) =>
  (await database.owner<{ name: string }[]>`select private.age_group(${person.id}) as name`)[0]?.name;

test('age is the difference of years minus one, and decides the group', async () => {
  for (const group of groups) expect(await groupOf(members[group])).toBe(group);
  for (const [age, name] of [
    [0, 'child'],
    [12, 'child'],
    [13, 'teen'],
    [17, 'teen'],
    [18, 'adult'],
    [109, 'adult'],
  ] as const) {
    const person = await createPerson(database, {
      age,
      ...(age < 13 && { guardian: `${randomUUID()}@kampus.test` }),
    });
    expect(await groupOf(person)).toBe(name);
  }
});

/** The whole table of what is allowed; a rule that is not written here fails. */
const rules: Readonly<Record<string, string>> = {
  act: 'unstated child_confirmed teen teen_confirmed adult',
  message: 'child_confirmed teen teen_confirmed adult',
  message_outside: 'adult',
  apply: 'unstated child_confirmed teen_confirmed adult',
  publish: 'unstated child_confirmed teen_confirmed adult',
  buy: 'unstated child_confirmed teen_confirmed adult',
  pay_out: 'unstated child_confirmed teen_confirmed adult',
  reveal: 'unstated adult',
  see_contacts: 'unstated adult',
  directory: 'unstated adult',
  message_picture: 'adult',
  picture: 'unstated adult',
  share: 'adult',
  contact_request: 'adult',
  invite: 'adult',
  be_matched: 'adult',
  be_found: 'adult',
  agree: 'child_confirmed teen_confirmed adult',
  show_name: 'adult',
  be_public: 'adult',
  weekly_mail: 'adult',
};

test('one function says what each age may do with and without consent', async () => {
  const found: Record<string, string> = {};
  const actions = await database.owner<{ action: string }[]>`select action from private.age_rules`;
  for (const { action } of actions) {
    const allowed: string[] = [];
    for (const group of groups) {
      const [row] = await database.owner<
        { may: boolean }[]
      >`select private.may(${members[group].id}, ${action}) as may`;
      if (row?.may) allowed.push(group);
    }
    found[action] = allowed.join(' ');
  }
  expect(found).toEqual(rules);
});

test('an unknown action and no member are refused', async () => {
  const [row] = await database.owner`
    select private.may(${adult.id}, 'fly') as action, private.may(null, 'act') as without_account`;
  expect(row).toEqual({ action: false, without_account: false });
});

/** What the statements name, made as the operator makes it, for each group once. */
const values = {} as Record<Group, Record<string, string>>;

async function prepare(group: Group): Promise<Record<string, string>> {
  const member = members[group];
  const sql = database.owner;
  const project = await createProject(database, member, `Proyek ${group}`);
  const adultProject = await createProject(database, adult, 'Proyek dewasa');
  const taken = await createProject(database, adult, 'Sudah dilamar');
  await sql`
    insert into public.project_applications (project_id, applicant_id, applicant_name, application_message, status, decided_at)
    values (${taken}, ${member.id}, 'Pelamar', 'Halo', 'accepted', now())`;
  const [thread] = await sql<{ id: string }[]>`select id from public.threads where project_id = ${taken}`;
  for (const writer of [member, adult])
    await sql`
      insert into public.thread_messages (id, thread_id, sender_id, body, is_delivered)
      values (${randomUUID()}, ${thread?.id ?? ''}, ${writer.id}, 'Halo', true)`;
  const seats = await sql<{ id: string; is_owner: boolean }[]>`
    update public.team_members set stays_since = now() where project_id = ${taken} returning id, is_owner`;
  const parties = seats.map(({ id }) => ({ member_id: id, role: 'Tim', hours: 5, share: 50 }));
  await runAs(database, adult, 'select public.save_agreement($1, $2)', [
    taken,
    {
      members: parties,
      idea: { choice: 'tim', note: '' },
      leaving: { choice: 'kembali', notice_days: 14, note: '' },
      dispute: { choice: 'musyawarah', note: '' },
    },
  ]);
  const [agreement] = await sql<{ hash: string }[]>`
    select content_hash as hash from public.team_agreements where project_id = ${taken}`;
  const [outside] = await sql<{ id: string }[]>`
    insert into public.threads (kind, project_id, invited_id, starter_id)
    values ('invitation', ${taken}, ${member.id}, null) returning id`;
  await sql`
    insert into public.thread_members (thread_id, user_id, display_name)
    values (${outside?.id ?? ''}, ${member.id}, 'Anggota'), (${outside?.id ?? ''}, ${adult.id}, 'Dewasa')`;
  const [idea] = await sql<{ id: string }[]>`
    insert into public.business_ideas (user_id, title) values (${member.id}, 'Kopi') returning id`;
  const [voucher] = await sql<{ id: string }[]>`
    insert into public.vouchers (voucher_code, user_id, coins, amount, expired_at)
    values (private.random_code(6), ${member.id}, 50, 50000, now() + interval '2 days') returning id`;
  const [deleted] = await sql<{ id: string }[]>`
    insert into public.deleted_content (kind, content_id, owner_id, row, children)
    select 'relasi', gen_random_uuid(), ${member.id}, to_jsonb(r) - 'search' || jsonb_build_object('id', gen_random_uuid(), 'user_id', ${member.id}::uuid), '[]'
    from public.relasi_bisnis as r where r.id = ${shared['adult_contact'] ?? ''} returning id`;
  // Not Premium yet, and of the same age.
  const age = ages[group];
  const buyer = await createPerson(database, {
    age,
    ...(age !== null && age < 18 && { guardian: `pembeli-${group}@kampus.test` }),
  });
  if (group.endsWith('_confirmed')) await agreeAsGuardian(database, buyer);
  return {
    member: member.id,
    adult: adult.id,
    project,
    adult_project: adultProject,
    adult_contact: shared['adult_contact'] ?? '',
    thread: thread?.id ?? '',
    outside: outside?.id ?? '',
    taken,
    seat: seats.find(({ is_owner: isOwner }) => !isOwner)?.id ?? '',
    hash: agreement?.hash ?? '',
    idea: idea?.id ?? '',
    voucher: voucher?.id ?? '',
    deleted: deleted?.id ?? '',
    buyer: buyer.id,
  };
}
const shared: Record<string, string> = {};

describe('every function and table that asks the rule', () => {
  beforeAll(async () => {
    shared['adult_contact'] = await createContact(database, adult);
    // Made while the rule sleeps, so that it alone stands between what is there and the attempts.
    const guarded = ['project_listings', 'matching_profiles'];
    for (const table of guarded)
      await database.owner.unsafe(`alter table public.${table} disable trigger a_require_age`);
    for (const group of groups) {
      values[group] = await prepare(group);
      await database.owner`
        insert into public.matching_profiles (user_id, is_adult, findable) values (${members[group].id}, true, true)`;
    }
    await database.owner`insert into public.matching_profiles (user_id, is_adult, findable) values (${adult.id}, true, true)`;
    for (const table of guarded)
      await database.owner.unsafe(`alter table public.${table} enable trigger a_require_age`);
  });

  const bind = (text: string, named: Record<string, string>) => {
    const params: string[] = [];
    const bound = text.replaceAll(/(?<![:\w]):([a-z_]+)/g, (_match, name: string) => {
      params.push(named[name] ?? '');
      return `$${params.length}`;
    });
    return { bound, params };
  };

  test.each(Object.entries(attempts))('a member %s', async (_name, { as, sql, cells }) => {
    const outcomes: string[] = [];
    for (const group of groups) {
      const { bound, params } = bind(sql, values[group]);
      if (as === 'operator') {
        outcomes.push(await attemptAsOperator(bound, params));
      } else {
        const person = as === 'member' ? members[group] : as === 'adult' ? adult : admin;
        const outcome = await attemptAs(database, person, bound, params, { rollback: true });
        outcomes.push(outcome.code === null ? 'ok' : (outcome.hint ?? outcome.code));
      }
    }
    expect(outcomes).toEqual([...cells]);
  });

  test('every function that asks the rule is shown to hold it, and every trigger stands in the list of its table', async () => {
    const asking = await database.owner<{ name: string }[]>`
      select distinct p.proname as name from pg_proc as p
      where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        and p.prosrc ~ '\\mprivate\\.(may|require_may|may_reach)\\('`;
    expect(asking.length).toBeGreaterThan(30);
    expect(asking.map(({ name }) => name).toSorted()).toEqual(Object.keys(shownBy).toSorted());
    const folder = new URL('.', import.meta.url);
    const files = (await readdir(folder)).filter((name) => name.endsWith('.db.test.ts'));
    const tests = (await Promise.all(files.map((name) => readFile(new URL(name, folder), 'utf8')))).join(
      '\n',
    );
    for (const [name, shown] of Object.entries(shownBy))
      if (typeof shown === 'string') expect(tests, name).toContain(`'${shown}'`);
      else
        expect(
          shown.filter((one) => attempts[one] === undefined),
          name,
        ).toEqual([]);
    const guarded = await database.owner<{ name: string }[]>`
      select distinct t.tgrelid::regclass::text as name from pg_trigger as t
      where t.tgfoid = 'private.require_age()'::regprocedure`;
    const statements = Object.values(attempts).map(({ sql }) => sql);
    for (const { name } of guarded) {
      const table = name.replace(/^public\./, '');
      expect(
        statements.some((sql) => sql.includes(`public.${table} `)),
        table,
      ).toBe(true);
    }
    // Each action of the rules is asked by a function, a trigger or a policy.
    const [asked] = await database.owner<{ missing: string[] }[]>`
      select coalesce(array_agg(r.action), '{}') as missing from private.age_rules as r
      where not exists (select from pg_proc as p where p.prosrc like '%''' || r.action || '''%' and p.pronamespace in ('public'::regnamespace, 'private'::regnamespace))
        and not exists (select from pg_trigger as t where pg_get_triggerdef(t.oid) like '%''' || r.action || '''%')`;
    expect(asked?.missing).toEqual([]);
  });

  test('a page, signs, a sales page, a picture and the weekly mail are of adults alone, whatever rows say', async () => {
    const found: Record<string, string[]> = {};
    const undo = new Error('undo');
    for (const group of groups) {
      const member = members[group];
      const { idea = '', thread = '' } = values[group];
      const picture = `${adult.id}/${thread}/${randomUUID()}.webp`;
      const look = database.owner.begin(async (sql) => {
        await sql`set local session_replication_role = replica`;
        await sql`
          insert into public.public_profiles (user_id, is_public, page_parts, card_parts) values (${member.id}, true, '{nama}', '{aktif}')
          on conflict (user_id) do update set is_public = true`;
        await sql`
          insert into public.sales_pages (idea_id, user_id, slug, name, offer, items, review, public_since)
          values (${idea}, ${member.id}, ${`kopi-${group.replace('_', '-')}`}, 'Kopi susu', 'Kopi susu botolan untuk teman kuliah',
            '[{"name":"Kopi","price":12000,"unit":"botol"}]', 'clear', now() - interval '8 days')`;
        await sql`insert into public.weekly_mail_consents (user_id) values (${member.id})`;
        await sql`
          insert into public.thread_messages (id, thread_id, sender_id, body, is_delivered, picture_path)
          values (${randomUUID()}, ${thread}, ${adult.id}, 'Gambar', true, ${picture})`;
        await sql`set local session_replication_role = origin`;
        await sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: member.id, role: 'authenticated' })}, true)`;
        const [row] = await sql<Record<string, boolean>[]>`
          select (private.readable_profile(${member.id})).user_id is not null as page,
            public.get_public_profile(${member.username}) is not null as open,
            private.person_signs(${member.id}) is not null as signs,
            public.get_sales_page(${`kopi-${group.replace('_', '-')}`}) is not null as sales,
            exists (select from public.list_sales_pages() where slug = ${`kopi-${group.replace('_', '-')}`}) as listed,
            private.weekly_mail_address(${member.id}) is not null as mail,
            private.may_see_message_picture(${picture}) as picture`;
        for (const [name, is] of Object.entries(row ?? {})) {
          found[name] ??= [];
          if (is) found[name]?.push(group);
        }
        throw undo;
      });
      await look.catch((error: unknown) => {
        if (error !== undo) throw error;
      });
    }
    const adults = ['adult'];
    expect(found).toEqual({
      page: adults,
      open: adults,
      signs: adults,
      sales: adults,
      listed: adults,
      mail: adults,
      picture: adults,
    });
  });

  async function attemptAsOperator(text: string, params: string[]): Promise<string> {
    const undo = new Error('undo');
    try {
      await database.owner.begin(async (sql) => {
        await sql.unsafe(text, params);
        throw undo;
      });
    } catch (error) {
      if (error === undo) return 'ok';
      const { code, hint } = error as { code?: string; hint?: string };
      if (code === undefined) throw error;
      return hint ?? code;
    }
    throw new Error('not undone');
  }

  test('matching finds adults alone, whatever a profile says', async () => {
    const found: string[] = [];
    for (const group of groups) {
      const [row] = await database.owner<
        { found: boolean }[]
      >`select private.is_findable(${members[group].id}) as found`;
      if (row?.found) found.push(group);
    }
    expect(found).toEqual(['adult']);
  });

  test('no application of a member below 18 holds number or e-mail, and a referrer sees no address', async () => {
    const [code] = await database.owner<{ code: string }[]>`
      select code from public.referral_codes where user_id = ${adult.id}`;
    const invited = await createPerson(database, {
      age: 15,
      premium: true,
      referredBy: code?.code ?? '',
      guardian: 'wali-x@kampus.test',
    });
    await agreeAsGuardian(database, invited);
    const [stats] = await runAs(database, adult, 'select public.get_referral_stats() as stats');
    expect(JSON.stringify(stats?.['stats'])).toContain(`"email":"***"`);
    expect(JSON.stringify(stats?.['stats'])).not.toContain('@kampus.test');
    const [row] = await runAs(
      database,
      invited,
      `insert into public.project_applications (project_id, application_message, via_messages) values ($1, 'Halo', false)
       returning applicant_email, applicant_whatsapp, via_messages`,
      [await createProject(database, adult)],
    );
    expect(row).toEqual({ applicant_email: null, applicant_whatsapp: null, via_messages: true });
  });
});

test('what a sign-up said of the age does not stay in the metadata', async () => {
  const [row] = await database.owner<{ data: object }[]>`
    select raw_user_meta_data as data from auth.users where id = ${members.teen.id}`;
  expect(Object.keys(row?.data ?? {})).not.toContain('birth_year');
  expect(JSON.stringify(row?.data)).not.toContain('wali-teen');
});
