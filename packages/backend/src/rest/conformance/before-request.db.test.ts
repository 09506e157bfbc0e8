import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { createFixtureApp, type FixtureApp } from '../testing/fixture-app.ts';

/** What PostgREST calls db-pre-request, app.settings and request.cookies. */
let app: FixtureApp;
beforeAll(async () => {
  app = await createFixtureApp({
    before: {
      preRequest: { schema: 'lab', name: 'check_request' },
      appSettings: { 'app.settings.host': 'x' },
    },
    showsCredentials: true,
  });
  await app.database.owner.unsafe(`
    create function lab.check_request() returns void language plpgsql as $$
    begin
      if current_setting('request.headers')::json->>'x-refuse' = 'yes' then
        raise exception 'not today' using hint = 'tomorrow';
      end if;
      perform set_config('response.headers', '[{"X-Checked": "yes"}]', true);
      if current_setting('request.headers')::json->>'x-as' = 'service_role' then
        set local role service_role;
      end if;
    end $$;
    create function lab.setting(name text) returns text stable language sql as 'select current_setting(name, true)';
    create function lab.who() returns text stable language sql as 'select current_user::text';
    grant execute on function lab.check_request(), lab.setting(text), lab.who() to anon, service_role;
    notify pgrst, 'reload schema'`);
  await eventually(async () => expect((await app.send('/rpc/who')).status).toBe(200));
});
afterAll(() => app.close());

describe('the function before each request', () => {
  test('refuses with its own words and nothing else is done', async () => {
    const response = await app.send('/rpc/who', { headers: { 'X-Refuse': 'yes' } });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { code: 'P0001', message: 'not today', hint: 'tomorrow' },
    ]);
  });

  test('sets headers of every answer, also of those that are asked for again', async () => {
    for (const _ of [1, 2]) {
      expect((await app.send('/projects?select=id&limit=1')).headers.get('x-checked')).toBe('yes');
    }
  });

  test('may change the role', async () => {
    expect(await (await app.send('/rpc/who')).json()).toBe('anon');
    const changed = await app.send('/rpc/who', { headers: { 'X-As': 'service_role' } });
    expect(await changed.json()).toBe('service_role');
    expect(await (await app.send('/rpc/who')).json()).toBe('anon');
  });
});

describe('what SQL sees of a request', () => {
  const setting = async (name: string, headers: Record<string, string> = {}): Promise<unknown> =>
    (await app.send(`/rpc/setting?name=${name}`, { headers })).json();

  test('settings of the application', async () => {
    expect(await setting('app.settings.host')).toBe('x');
  });

  test('cookies as one object, and those of no other request', async () => {
    const cookies = await setting('request.cookies', {
      Cookie: 'acookie=cookievalue; secondcookie=anothervalue',
    });
    expect(JSON.parse(String(cookies))).toEqual({ acookie: 'cookievalue', secondcookie: 'anothervalue' });
    expect((await setting('request.cookies')) || null).toBeNull();
  });

  test('the key among the headers where that is wished, else not', async () => {
    const shown = JSON.parse(String(await setting('request.headers'))) as Record<string, string>;
    expect(shown['apikey']).toBe(app.deps.settings.publishableKey);
  });
});
