import { beforeAll, describe, expect, test } from 'vitest';
import { member, operator, type Person, visitor } from '../auth/support.ts';

const types = ['Startup', 'Desain', 'Startup', 'Marketing'];
let owner: Person;
let ids: string[];

beforeAll(async () => {
  owner = await member();
  const rows = types.map((project_type, n) => ({
    user_id: owner.session.user.id,
    project_name: `Proyek uji ${n}`,
    project_description: `Uraian nomor ${n} dari rangkaian pengujian data, cukup panjang.`,
    project_type,
    required_skills: n % 2 === 0 ? ['Marketing', 'SEO'] : ['Finance'],
    contact_method: '6281234567890',
    owner_name: 'Pemilik',
    city: n === 3 ? null : 'Bandung',
    hours_per_week: n + 1,
  }));
  const { data, error } = await operator()
    .from('project_listings')
    .insert(rows)
    .select('id,project_name')
    .order('project_name');
  expect(error).toBeNull();
  ids = (data ?? []).map((row) => String(row.id));
});

const listings = () =>
  visitor().from('project_listings').select('hours_per_week').eq('user_id', owner.session.user.id);
const hours = (data: { hours_per_week: unknown }[] | null): unknown[] =>
  (data ?? []).map((row) => row.hours_per_week).sort();

describe('filters', () => {
  test('eq, neq, gt, gte, lt, lte, in, is, not', async () => {
    expect(hours((await listings().eq('project_type', 'Startup')).data)).toEqual([1, 3]);
    expect(hours((await listings().neq('project_type', 'Startup')).data)).toEqual([2, 4]);
    expect(hours((await listings().gt('hours_per_week', 1).lte('hours_per_week', 3)).data)).toEqual([2, 3]);
    expect(hours((await listings().gte('hours_per_week', 4)).data)).toEqual([4]);
    expect(hours((await listings().lt('hours_per_week', 2)).data)).toEqual([1]);
    expect(hours((await listings().in('project_type', ['Desain', 'Marketing'])).data)).toEqual([2, 4]);
    expect(hours((await listings().notIn('project_type', ['Desain', 'Marketing'])).data)).toEqual([1, 3]);
    expect(hours((await listings().is('city', null)).data)).toEqual([4]);
    expect(hours((await listings().not('city', 'is', null)).data)).toEqual([1, 2, 3]);
    expect(hours((await listings().isDistinct('city', 'Bandung')).data)).toEqual([4]);
  });

  test('like, ilike, their any and all, match, or, and, filter', async () => {
    expect(hours((await listings().like('project_name', '%uji 1')).data)).toEqual([2]);
    expect(hours((await listings().ilike('project_name', '%UJI 2')).data)).toEqual([3]);
    expect(hours((await listings().likeAnyOf('project_name', ['%0', '%3'])).data)).toEqual([1, 4]);
    expect(hours((await listings().likeAllOf('project_name', ['Proyek%', '%3'])).data)).toEqual([4]);
    expect(hours((await listings().ilikeAnyOf('project_name', ['%UJI 0'])).data)).toEqual([1]);
    expect(hours((await listings().regexMatch('project_name', 'uji [01]$')).data)).toEqual([1, 2]);
    expect(hours((await listings().match({ project_type: 'Startup', hours_per_week: 3 })).data)).toEqual([3]);
    expect(
      hours((await listings().or('hours_per_week.eq.1,and(project_type.eq.Marketing,city.is.null)')).data),
    ).toEqual([1, 4]);
    expect(hours((await listings().filter('hours_per_week', 'in', '(1,2)')).data)).toEqual([1, 2]);
  });

  test('contains, containedBy, overlaps, textSearch', async () => {
    expect(hours((await listings().contains('required_skills', ['SEO'])).data)).toEqual([1, 3]);
    expect(hours((await listings().containedBy('required_skills', ['Finance', 'Lain'])).data)).toEqual([
      2, 4,
    ]);
    expect(hours((await listings().overlaps('required_skills', ['SEO', 'Finance'])).data)).toEqual([
      1, 2, 3, 4,
    ]);
    const found = await listings().textSearch('project_description', 'nomor 2', {
      type: 'plain',
      config: 'simple',
    });
    expect(hours(found.data)).toEqual([3]);
  });
});

describe('modifiers', () => {
  test('order, limit, range, count and head', async () => {
    const page = await visitor()
      .from('project_listings')
      .select('hours_per_week', { count: 'exact' })
      .eq('user_id', owner.session.user.id)
      .order('city', { nullsFirst: true })
      .order('hours_per_week', { ascending: false })
      .range(0, 1);
    expect([page.count, page.status, page.data]).toEqual([
      4,
      206,
      [{ hours_per_week: 4 }, { hours_per_week: 3 }],
    ]);
    expect((await listings().order('hours_per_week').limit(1)).data).toEqual([{ hours_per_week: 1 }]);
    for (const count of ['exact', 'planned', 'estimated'] as const) {
      const head = await visitor()
        .from('project_listings')
        .select('*', { count, head: true })
        .eq('id', ids[0] ?? '');
      expect([head.error, head.data, typeof head.count]).toEqual([null, null, 'number']);
    }
  });

  test('single, maybeSingle, csv, abortSignal, throwOnError', async () => {
    const one = () =>
      visitor()
        .from('project_listings')
        .select('project_name')
        .eq('id', ids[0] ?? '');
    expect((await one().single()).data).toEqual({ project_name: 'Proyek uji 0' });
    expect((await one().maybeSingle()).data).toEqual({ project_name: 'Proyek uji 0' });
    expect((await listings().single()).error).toMatchObject({
      code: 'PGRST116',
      details: 'The result contains 4 rows',
    });
    expect((await listings().eq('hours_per_week', 99).maybeSingle()).data).toBeNull();
    expect((await one().csv()).data).toBe('project_name\n"Proyek uji 0"');
    expect((await one().abortSignal(AbortSignal.abort())).error?.message).toContain('abort');
    await expect(visitor().from('tidak_ada').select().throwOnError()).rejects.toMatchObject({
      code: 'PGRST205',
    });
  });

  test('renames, casts, the star without hidden columns, and embedding', async () => {
    const { data } = await visitor()
      .from('project_listings')
      .select('nama:project_name, jam:hours_per_week::text')
      .eq('id', ids[1] ?? '');
    expect(data).toEqual([{ nama: 'Proyek uji 1', jam: '2' }]);
    const star = await visitor()
      .from('project_listings')
      .select()
      .eq('id', ids[1] ?? '')
      .single();
    expect(star.error).toBeNull();
    expect(star.data).not.toHaveProperty('contact_method');
    expect((await visitor().from('project_listings').select('contact_method')).error).toMatchObject({
      code: '42501',
    });
    const embedded = await owner.client
      .from('project_applications')
      .select('id, project_listings!inner(project_name, user_id)', { count: 'exact' })
      .eq('project_listings.user_id', owner.session.user.id);
    expect([embedded.error, embedded.data, embedded.count]).toEqual([null, [], 0]);
  });
});

describe('writes', () => {
  const idea = (title: string) => ({ title, input: { modal: 1 }, result: { ide: title } });

  test('insert, upsert, update and delete, with and without the rows', async () => {
    const ideas = () => owner.client.from('business_ideas');
    const userId = owner.session.user.id;
    const admin = operator().from('business_ideas');
    const made = await admin
      .insert(
        [
          { ...idea('satu'), user_id: userId },
          { ...idea('dua'), user_id: userId, plan: { a: 1 } },
        ],
        { defaultToNull: false },
      )
      .select('id,title')
      .order('title');
    expect([made.status, made.data?.map((row) => row.title)]).toEqual([201, ['dua', 'satu']]);
    const [first] = made.data ?? [];
    const merged = await operator()
      .from('business_ideas')
      .upsert({ id: first?.id, ...idea('dua lagi'), user_id: userId })
      .select('title')
      .single();
    expect([merged.error, merged.data]).toEqual([null, { title: 'dua lagi' }]);
    const ignored = await operator()
      .from('business_ideas')
      .upsert({ id: first?.id, ...idea('x'), user_id: userId }, { onConflict: 'id', ignoreDuplicates: true })
      .select();
    expect(ignored.data).toEqual([]);
    const json = await ideas().select('ide:result->>ide').eq('input->>modal', '1').order('title');
    expect(json.data).toEqual([{ ide: 'dua lagi' }, { ide: 'satu' }]);
    const removed = await ideas().delete({ count: 'exact' }).eq('user_id', userId);
    expect([removed.status, removed.count]).toEqual([204, 2]);
  });

  test('what a policy hides is not changed, and says so only by its absence', async () => {
    const stranger = await member();
    const { data, error } = await stranger.client
      .from('project_listings')
      .update({ city: 'Depok' })
      .eq('id', ids[0] ?? '')
      .select();
    expect([error, data]).toEqual([null, []]);
    const refused = await visitor().from('project_listings').insert({ project_name: 'x' });
    expect([refused.status, refused.error?.code]).toEqual([401, '42501']);
  });
});

describe('rpc', () => {
  test('scalars, rows and JSON, by POST, GET and HEAD', async () => {
    expect(typeof (await visitor().rpc('count_projects', { q: 'uji' })).data).toBe('number');
    const rows = await visitor()
      .rpc('search_projects', { q: 'Proyek uji', p_limit: 2 }, { get: true, count: 'exact' })
      .select('id,project_name');
    expect([rows.error, rows.data]).toEqual([null, [expect.anything(), expect.anything()]]);
    expect((await visitor().rpc('get_public_stats')).data).toMatchObject({
      open_projects: expect.any(Number),
    });
    const head = await visitor().rpc('search_projects', { q: 'uji' }, { head: true, count: 'exact' });
    expect(head.error).toBeNull();
    expect((await visitor().rpc('tidak_ada')).error).toMatchObject({ code: 'PGRST202' });
    expect((await visitor().rpc('withdraw_coins')).status).toBe(401);
  });
});
