import { isIP } from 'node:net';

/** The site as authenticators know it: a passkey answers for this name and from this origin only. */
export type RelyingParty = { readonly id: string; readonly name: string; readonly origin: string };

/**
 * The relying party of a site.
 * In: the site's address, and the name that the browser shows. Out: null where browsers offer no passkeys: an address without a
 * name, or one that is neither https nor this machine.
 */
export const readRelyingParty = (siteUrl: string, name: string): RelyingParty | null => {
  const { hostname, origin, protocol } = new URL(siteUrl);
  const isAddress = isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0;
  if (isAddress || (protocol !== 'https:' && hostname !== 'localhost')) return null;
  return { id: hostname, name, origin };
};
