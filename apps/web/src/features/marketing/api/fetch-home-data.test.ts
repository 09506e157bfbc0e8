import { expect, it } from 'vitest';
import { fetchHomeData } from './fetch-home-data.ts';

const stats = { open_projects: 2, cities: 1, members: 3, contacts: 4 };

it('gives the figures and the newest projects', async () => {
  const fetchApi = (path: string) =>
    Promise.resolve(Response.json(path.includes('rpc') ? stats : [{ id: 'p1' }]));
  expect(await fetchHomeData(fetchApi)).toEqual({ stats, latestProjects: [{ id: 'p1' }] });
});

it('stands without what fails', async () => {
  const fetchApi = (path: string) =>
    path.includes('rpc')
      ? Promise.reject(new Error('down'))
      : Promise.resolve(new Response('', { status: 503 }));
  expect(await fetchHomeData(fetchApi)).toEqual({ stats: null, latestProjects: [] });
});
