import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFixtureApp, type FixtureApp } from '../testing/fixture-app.ts';

/**
 * https://postgrest.org/en/v14/how-tos/working-with-postgresql-data-types.html#postgis: GeoJSON by the function that PostGIS
 * brings. The database of the tests has no PostGIS, so that a function of the same name and arguments stands for it.
 */
let app: FixtureApp;
beforeAll(async () => {
  app = await createFixtureApp();
  await app.database.owner.unsafe(`
    create function extensions.st_asgeojson("row" record, "geom_column" text default '') returns text
    language plpgsql stable set search_path = '' as $$
    begin
      if not pg_catalog.to_jsonb("row") ? 'place' then
        raise exception 'geometry column is missing' using errcode = '22023';
      end if;
      return pg_catalog.json_build_object(
        'type', 'Feature', 'geometry', pg_catalog.to_jsonb("row") -> 'place', 'properties', pg_catalog.to_jsonb("row") - 'place');
    end $$;
    create table lab.shops (id int primary key, owner uuid, place jsonb, secret text);
    alter table lab.shops enable row level security;
    create policy everyone on lab.shops for select to anon using (owner is null);
    create policy own on lab.shops for all to authenticated using (owner = auth.uid()) with check (owner = auth.uid());
    grant select (id, place) on lab.shops to anon;
    grant select, insert, update, delete on lab.shops to authenticated;
    insert into lab.shops values
      (1, null, '{"type":"Point","coordinates":[1,2]}', 'sealed-1'),
      (2, '7b1f7c1e-0000-4000-8000-000000000001', '{"type":"Point","coordinates":[3,4]}', 'sealed-2'),
      (3, '7b1f7c1e-0000-4000-8000-000000000002', '{"type":"Point","coordinates":[5,6]}', 'sealed-3');
    create function lab.near() returns setof lab.shops language sql stable as 'select * from lab.shops';
    grant execute on function lab.near() to anon, authenticated`);
});
afterAll(() => app.close());

const accept = { Accept: 'application/geo+json' };
const idsIn = (collection: unknown): unknown[] =>
  (collection as { features: { properties: { id: unknown } }[] }).features.map(
    ({ properties }) => properties.id,
  );

describe('GeoJSON', () => {
  test('rows are the features of a collection', async () => {
    const response = await app.send('/shops?select=id,place', { headers: accept });
    expect([response.status, response.headers.get('content-type'), await response.json()]).toEqual([
      200,
      'application/geo+json; charset=utf-8',
      {
        type: 'FeatureCollection',
        features: [
          { type: 'Feature', geometry: { type: 'Point', coordinates: [1, 2] }, properties: { id: 1 } },
        ],
      },
    ]);
  });

  test('no rows are an empty list of features', async () => {
    const response = await app.send('/shops?select=id,place&id=gt.9', { headers: accept });
    expect(await response.json()).toEqual({ type: 'FeatureCollection', features: [] });
  });

  test('what has no geometry is refused in the words of PostGIS', async () => {
    const response = await app.send('/skills', { headers: accept });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { code: '22023', message: 'geometry column is missing' },
    ]);
  });

  test('holds the rows and columns of who asks, and no others', async () => {
    const anon = await (await app.send('/shops', { headers: accept })).text();
    expect(anon).not.toContain('sealed');
    expect((await app.send('/shops?select=*,secret', { headers: accept })).status).toBe(401);
    const own = await (await app.send('/shops', { as: 'user', headers: accept })).json();
    expect(idsIn(own)).toEqual([2]);
    expect(idsIn(await (await app.send('/rpc/near', { as: 'user', headers: accept })).json())).toEqual([2]);
  });

  test('a write gives back what it wrote', async () => {
    const headers = { ...accept, Prefer: 'return=representation' };
    const response = await app.send('/shops?select=id,place', { method: 'DELETE', as: 'user', headers });
    expect([response.status, idsIn(await response.json())]).toEqual([200, [2]]);
  });
});
