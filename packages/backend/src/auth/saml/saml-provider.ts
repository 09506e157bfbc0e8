import type { CacheProvider, Profile, SAML } from '@node-saml/node-saml';
import type { SamlProviderSettings } from '#environment.ts';
import { normaliseEmail } from '../users/email-address.ts';
import type { Metadata } from '../users/user-row.ts';

const clockSkewMs = 60_000;
const emailAttributes = [
  'email',
  'mail',
  'urn:oid:0.9.2342.19200300.100.1.3',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
];
const nameAttributes = ['displayName', 'name', 'cn', 'urn:oid:2.16.840.1.113730.3.1.241', 'urn:oid:2.5.4.3'];

export type SamlPerson = { subject: string; email: string; data: Metadata };

export type SamlProvider = {
  readonly settings: SamlProviderSettings;
  /** The provider's address for a sign-in, and the id of the request, which the answer must name. */
  readonly begin: (relayState: string) => Promise<{ url: string; requestId: string }>;
  /**
   * Checks an answer: signature of the assertion, issuer, audience, time, and that it answers this request.
   * Throws when anything is not right, or the address is not of the provider's domains.
   */
  readonly finish: (samlResponse: string, requestId: string) => Promise<SamlPerson>;
};

/** Where an organisation reads who we are. */
export const samlMetadataUrl = (siteUrl: string): string => `${siteUrl}/auth/v1/sso/saml/metadata`;
/** Where a provider sends the browser back with its answer. */
export const samlAcsUrl = (siteUrl: string): string => `${siteUrl}/auth/v1/sso/saml/acs`;

const firstText = (profile: Profile, names: readonly string[]): string | undefined =>
  names
    .map((name) => profile[name])
    .find((value): value is string => typeof value === 'string' && value !== '');

const toPerson = (profile: Profile, { domains }: SamlProviderSettings): SamlPerson => {
  const email = normaliseEmail(firstText(profile, emailAttributes) ?? profile.nameID);
  // An organisation speaks for its own people only.
  if (!domains.includes(email.slice(email.lastIndexOf('@') + 1))) {
    throw new Error('the address is not of a domain of the provider');
  }
  const name = firstText(profile, nameAttributes);
  return { subject: profile.nameID, email, data: name === undefined ? {} : { full_name: name } };
};

/** Remembers one request in memory while its flow is at hand; the flow itself lies in the database. */
const oneRequest = (requestId: string | null): CacheProvider & { saved: () => string | null } => {
  let known = requestId;
  return {
    saved: () => known,
    saveAsync: async (key, value) => {
      known = key;
      return { value, createdAt: Date.now() };
    },
    getAsync: async (key) => (key === known ? new Date().toISOString() : null),
    removeAsync: async (key) => {
      if (key === known) known = null;
      return key;
    },
  };
};

/** A SAML 2.0 identity provider of an organisation; we are the service provider, without a key of our own. */
export const createSamlProvider = (settings: SamlProviderSettings, siteUrl: string): SamlProvider => {
  // Loaded with the first sign-in of an organisation, which few servers have.
  const open = async (cacheProvider: CacheProvider): Promise<SAML> => {
    const library = await import('@node-saml/node-saml');
    return new library.SAML({
      entryPoint: settings.entryPoint,
      idpIssuer: settings.issuer,
      idpCert: settings.certificate,
      issuer: samlMetadataUrl(siteUrl),
      audience: samlMetadataUrl(siteUrl),
      callbackUrl: samlAcsUrl(siteUrl),
      wantAssertionsSigned: true,
      wantAuthnResponseSigned: false,
      signatureAlgorithm: 'sha256',
      validateInResponseTo: library.ValidateInResponseTo.always,
      acceptedClockSkewMs: clockSkewMs,
      disableRequestedAuthnContext: true,
      identifierFormat: null,
      cacheProvider,
    });
  };
  return {
    settings,
    begin: async (relayState) => {
      const cache = oneRequest(null);
      const url = await (await open(cache)).getAuthorizeUrlAsync(relayState, undefined, {});
      const requestId = cache.saved();
      if (requestId === null) throw new Error('the SAML request has no id');
      return { url, requestId };
    },
    finish: async (samlResponse, requestId) => {
      const { profile } = await (
        await open(oneRequest(requestId))
      ).validatePostResponseAsync({
        SAMLResponse: samlResponse,
      });
      if (profile === null) throw new Error('the SAML response names no user');
      return toPerson(profile, settings);
    },
  };
};

/** Our description for an organisation's administrator. */
export const samlMetadata = async (siteUrl: string): Promise<string> => {
  const { SAML } = await import('@node-saml/node-saml');
  return new SAML({
    issuer: samlMetadataUrl(siteUrl),
    callbackUrl: samlAcsUrl(siteUrl),
    idpCert: 'not used for metadata',
    wantAssertionsSigned: true,
    identifierFormat: null,
  }).generateServiceProviderMetadata(null);
};
