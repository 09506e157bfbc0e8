import { expect, test } from 'vitest';
import { readPageSource } from '#web/cache/page-sources.ts';

const now = Date.parse('2026-11-24T03:00:00Z');
const rows = (...list: object[]): string => JSON.stringify(list);
const keysOf = (path: string, body: string): readonly string[] => readPageSource(path, body, now).keys;

test('a list page depends on its rows, their owners, and the narrowest list that holds all that could come', () => {
  const body = rows({ id: 'a', user_id: 'u' }, { id: 'b', user_id: 'v' });
  const shown = ['project:a', 'person:u', 'project:b', 'person:v'];
  const path = '/rest/v1/rpc/search_projects';
  expect(keysOf(path, body)).toEqual([...shown, 'projects']);
  expect(keysOf(`${path}?p_type=Desain&q=kopi`, body)).toEqual([...shown, 'projects:type=Desain']);
  expect(keysOf(`${path}?p_type=Desain&p_city=Bandung%20`, body)).toEqual([
    ...shown,
    'projects:city=bandung',
  ]);
  expect(keysOf(`${path}?p_city=%C4%B0zmir`, body)).toEqual([...shown, 'projects']);
  expect(keysOf(`${path}?p_skills=${encodeURIComponent('{"SEO","UI/UX Design"}')}`, '[]')).toEqual([
    'projects:skill=SEO',
    'projects:skill=UI/UX Design',
  ]);
  expect(keysOf('/rest/v1/rpc/count_contacts?p_skill=Marketing', '7')).toEqual(['contacts:skill=Marketing']);
  expect(keysOf('/rest/v1/project_listings?limit=3', body)).toEqual([...shown, 'projects']);
});

test('a detail page depends on its row alone, a profile page on its username and on what it lists', () => {
  expect(keysOf('/rest/v1/relasi_bisnis?id=eq.a', rows({ id: 'a', user_id: 'u' }))).toEqual([
    'contact:a',
    'person:u',
  ]);
  const profile = JSON.stringify({ projects: [{ id: 'a' }], teams: null });
  const source = readPageSource('/rest/v1/rpc/get_public_profile?username=Sari', profile, now);
  expect(source).toEqual({ keys: ['profile:sari', 'project:a'], until: now + 30_000 });
});

test('a page ends when the first of its listings does', () => {
  const body = rows(
    { id: 'a', expires_at: '2026-11-25T00:00:00Z' },
    { id: 'b', expires_at: '2026-11-24T09:00:00Z' },
  );
  expect(readPageSource('/rest/v1/rpc/search_projects', body, now).until).toBe(
    Date.parse('2026-11-24T09:00:00Z'),
  );
});

test('what is not known is marked by any write', () => {
  expect(keysOf('/rest/v1/rpc/get_shared_idea', '{}')).toEqual(['any']);
  expect(keysOf('/rest/v1/app_settings', 'no JSON')).toEqual(['any']);
});
