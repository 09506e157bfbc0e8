import { expect, it } from 'vitest';
import { fetchHomeData } from './fetch-home-data.ts';

const stats = { open_projects: 2, cities: 1, members: 3, contacts: 4 };
const project = (id: string, photo?: string) => ({
  id,
  required_skills: ['Finance', 'SEO'],
  owner_signs: photo === undefined ? null : { photo, username: 'sari' },
});

it('gives the figures, three projects without what cards need not know, and each consenting face once', async () => {
  const found = [project('p1', 'a'), project('p2'), project('p3', 'a'), project('p4', 'b')];
  const fetchApi = (path: string) =>
    Promise.resolve(
      Response.json(
        path.includes('get_public_stats') ? stats : found.slice(0, Number(/p_limit=(\d+)/.exec(path)?.[1])),
      ),
    );
  expect(await fetchHomeData(fetchApi)).toEqual({
    stats,
    latestProjects: [
      { id: 'p1', required_skills: ['Finance'], photo: 'a' },
      { id: 'p2', required_skills: ['Finance'], photo: null },
      { id: 'p3', required_skills: ['Finance'], photo: 'a' },
    ],
    photos: ['a', 'b'],
  });
});

it('stands without what fails', async () => {
  const fetchApi = (path: string) =>
    path.includes('get_public_stats')
      ? Promise.reject(new Error('down'))
      : Promise.resolve(new Response('', { status: 503 }));
  expect(await fetchHomeData(fetchApi)).toEqual({ stats: null, latestProjects: [], photos: [] });
});
