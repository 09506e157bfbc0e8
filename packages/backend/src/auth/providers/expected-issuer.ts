import type { JWTPayload } from 'jose';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
/** Microsoft's tenant of personal accounts. */
const personalTenant = '9188040d-6c67-4c5b-b112-36a304b66dad';

/**
 * The issuer that an ID token must name. Microsoft's shared addresses (`common`, `organizations`, `consumers`) publish a
 * template, in which the token's own tenant stands; the tenant must be of the kind that was configured.
 * @param configured the issuer of the settings
 * @param published the issuer of the provider's metadata
 * @returns null when no issuer would do
 */
export const expectedIssuer = (configured: string, published: string, claims: JWTPayload): string | null => {
  if (!published.includes('{tenantid}')) return published;
  const tenant = claims['tid'];
  if (typeof tenant !== 'string' || !uuid.test(tenant)) return null;
  const kind = new URL(configured).pathname.split('/')[1];
  if (kind === 'organizations' && tenant === personalTenant) return null;
  if (kind === 'consumers' && tenant !== personalTenant) return null;
  return published.replace('{tenantid}', tenant);
};
