import type { Settings } from '#settings.ts';

/**
 * The address behind a mail's link. Built from the configured site address only; no header of a request reaches it.
 * @param redirectTo a target that `chooseRedirectTarget` has already accepted
 */
export const verifyLink = (
  settings: Settings,
  linkToken: string,
  type: string,
  redirectTo: string,
): string => {
  const url = new URL('/auth/v1/verify', settings.siteUrl);
  url.searchParams.set('token', linkToken);
  url.searchParams.set('type', type);
  url.searchParams.set('redirect_to', redirectTo);
  return url.href;
};
