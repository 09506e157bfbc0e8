import { expect } from 'vitest';
import type { AuthTestApp } from './create-auth-test-app.ts';

/** What a browser does on our side of a sign-in at a provider. */
export type ProviderBrowser = {
  /** Follows our link; gives the provider's address. */
  readonly leave: (provider: string, query?: string) => Promise<URL>;
  /** Follows the provider's way back; gives where our callback leads to. */
  readonly comeBack: (address: string) => Promise<URL>;
};

/** A browser that keeps the callback's cookies. */
export const createProviderBrowser = (app: AuthTestApp): ProviderBrowser => {
  const jar: string[] = [];
  return {
    leave: async (provider, query = '') => {
      const answer = await app.fetch(`/auth/v1/authorize?provider=${provider}${query}`, {
        redirect: 'manual',
      });
      expect(answer.status).toBe(302);
      jar.push(...answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? ''));
      return new URL(answer.headers.get('location') ?? '');
    },
    comeBack: async (address) => {
      const { pathname, search } = new URL(address);
      const answer = await app.fetch(`${pathname}${search}`, {
        redirect: 'manual',
        headers: { cookie: jar.join('; ') },
      });
      return new URL(answer.headers.get('location') ?? '');
    },
  };
};
