import {
  createTestAppFor,
  type TestApp as BackendTestApp,
  type TestAppOptions as BackendOptions,
} from '@kawanusaha/backend/testing/app';
import type { Database as Schema } from '@kawanusaha/contracts/database';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Settings } from '#settings.ts';
import { testSettings } from '#testing/settings.ts';

export type TestApp = Omit<BackendTestApp<Settings>, 'client'> & {
  /** A real supabase-js client whose requests stay in the process. */
  readonly client: (options?: { key?: string; token?: string }) => SupabaseClient<Schema>;
};

/** Builds the app over a fresh database with the parts that a test needs. Call `close()` in `afterAll`. */
export function createTestApp(options: BackendOptions<Settings> = {}): Promise<TestApp> {
  return createTestAppFor(testSettings, options);
}
