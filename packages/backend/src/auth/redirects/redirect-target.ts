type RedirectRules = {
  /** The address of this site; its origin is always allowed and it is the fallback. */
  siteUrl: string;
  /** Further targets, as globs: `*` stays within one path or host part, `**` crosses them. */
  allowList: readonly string[];
};

const globPattern = (glob: string): RegExp =>
  new RegExp(
    `^${glob
      .split(/(\*\*|\*)/)
      .map((part) =>
        part === '**' ? '.*' : part === '*' ? '[^/.]*' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'),
      )
      .join('')}$`,
    'i',
  );

// What browsers repair silently (backslashes, control characters, white space) is where parsers disagree, so it is refused.
const unsafeCharacters = /[\s\\\p{Cc}\p{Cf}]/u;

const isAllowed = (target: string, rules: RedirectRules): boolean => {
  if (target.length > 2048 || unsafeCharacters.test(target)) return false;
  if (!URL.canParse(target)) return false;
  const url = new URL(target);
  if (url.username !== '' || url.password !== '') return false;
  if (url.protocol === 'http:' || url.protocol === 'https:') {
    // The written form must be the one that was checked: `https:evil` and `https:///evil` also parse.
    if (!/^https?:\/\/[^/]/i.test(target)) return false;
    if (url.origin === new URL(rules.siteUrl).origin) return true;
  } else if (['javascript:', 'data:', 'vbscript:', 'blob:', 'file:', 'about:'].includes(url.protocol)) {
    return false;
  }
  const withoutFragment = `${url.origin === 'null' ? target.split(/[?#]/)[0] : url.origin + url.pathname}`;
  const withQuery = `${withoutFragment}${url.search}`;
  return rules.allowList.some((glob) => {
    const pattern = globPattern(glob);
    return pattern.test(withoutFragment) || pattern.test(withQuery);
  });
};

/** Only what no header can carry is escaped; everything else stays as it was checked. */
const toAscii = (target: string): string =>
  target.toWellFormed().replaceAll(/[^\u0021-\u007e]/gu, encodeURIComponent);

/**
 * Decides where a flow may send the browser: the wished target when it has the site's origin or matches the allow-list,
 * otherwise the site's own address. Written in ASCII, as a header needs it. Never throws and never looks at a request header.
 */
export const chooseRedirectTarget = (wished: string | undefined, rules: RedirectRules): string =>
  wished !== undefined && wished !== '' && isAllowed(wished, rules) ? toAscii(wished) : rules.siteUrl;
