import type { Metadata } from '../users/user-row.ts';

/** What a provider says about the person who signed in there. */
export type ProviderProfile = {
  /** The provider's own id of the person; never changes, unlike the address. */
  subject: string;
  email: string | null;
  /** True only when the provider itself vouches that the person holds the mailbox. */
  emailVerified: boolean;
  /** Name, picture and the like, for the identity and the user metadata. */
  data: Metadata;
  accessToken: string | null;
  refreshToken: string | null;
};

export type AuthorizationRequest = {
  redirectUri: string;
  state: string;
  nonce: string;
  codeVerifier: string;
  /** Scopes asked beside the ones needed, separated by spaces. */
  scopes: string;
  /** Further parameters of the caller, reserved ones already left out. */
  extra: Record<string, string>;
};

export type CallbackAnswer = {
  /** The callback address with the provider's parameters. */
  url: URL;
  state: string;
  nonce: string;
  codeVerifier: string;
};

export type IdentityProvider = {
  readonly name: string;
  /** Where the browser signs in. Throws when the provider cannot be reached. */
  readonly authorizationUrl: (request: AuthorizationRequest) => Promise<URL>;
  /** Redeems the provider's code. Throws when the answer is not sound in any respect. */
  readonly exchange: (answer: CallbackAnswer) => Promise<ProviderProfile>;
  /** Checks signature, issuer, audience and time of an ID token that a client got itself; absent without OpenID. */
  readonly readIdToken?: (idToken: string) => Promise<ProviderProfile & { nonce: string | null }>;
};
