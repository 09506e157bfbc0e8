import type { ProviderSettings } from '#settings.ts';
import { createGithubProvider } from './github-provider.ts';
import { createOidcProvider } from './oidc-provider.ts';
import type { IdentityProvider } from './provider.ts';

/** The configured providers by name; none is contacted before a user signs in with it. */
export const createProviders = (
  settings: readonly ProviderSettings[],
): ReadonlyMap<string, IdentityProvider> =>
  new Map(
    settings.map((provider) => [
      provider.name,
      provider.name === 'github' ? createGithubProvider(provider) : createOidcProvider(provider),
    ]),
  );
