import fs from 'node:fs/promises';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import type { AppDeps } from '#deps.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';
import { createRestRoutes } from '../create-rest-routes.ts';
import type { RestOptions } from '../rest-options.ts';

export const userOne = '7b1f7c1e-0000-4000-8000-000000000001';

type Sender = 'anon' | 'user' | 'service';

export type FixtureApp = TestApp & {
  /** Sends a request below /rest/v1 in the schema `lab`, as anon unless said otherwise. */
  send: (target: string, init?: RequestInit & { as?: Sender }) => Promise<Response>;
  /** The real client over the schema `lab`, in process. */
  lab: (as?: Sender) => ReturnType<typeof createLabClient>;
  /** Every name that the write hook got. */
  written: string[];
};

/** The data API over the schema `lab` of `fixture.sql`. Call `close()` in `afterAll`. */
export async function createFixtureApp(
  options: Partial<RestOptions> = {},
  deps: Partial<AppDeps> = {},
): Promise<FixtureApp> {
  const written: string[] = [];
  const app = await createTestApp({
    parts: { protocols: { '/rest/v1': (deps) => createRestRoutes(deps, { schemas: ['lab'], ...options }) } },
    deps: { onWrite: (tables) => void written.push(...tables), ...deps },
  });
  const fixture = await fs.readFile(path.join(import.meta.dirname, 'fixture.sql'), 'utf8');
  await app.database.owner.unsafe(fixture);
  const { settings, keys } = app.deps;
  const token = await keys.sign({ sub: userOne, role: 'authenticated', aud: 'authenticated' }, 3600);
  const keyOf = (as: Sender): string => (as === 'service' ? settings.secretKey : settings.publishableKey);
  return {
    ...app,
    written,
    send: (target, { as = 'anon', ...init } = {}) => {
      const headers = new Headers(init.headers);
      headers.set('apikey', keyOf(as));
      if (as === 'user') headers.set('authorization', `Bearer ${token}`);
      return app.fetch(`/rest/v1${target}`, { ...init, headers });
    },
    lab: (as = 'anon') => createLabClient(app, keyOf(as), as === 'user' ? token : null),
  };
}

function createLabClient(app: TestApp, key: string, token: string | null) {
  return createClient(app.deps.settings.siteUrl, key, {
    db: { schema: 'lab' },
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      fetch: (input, init) => app.fetch(new Request(input, init)),
      headers: token === null ? {} : { Authorization: `Bearer ${token}` },
    },
  });
}
