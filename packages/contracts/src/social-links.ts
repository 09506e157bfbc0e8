/** Social accounts of a profile (spec §3) and the hosts that a link may have. */
export const socialNetworks = ['instagram', 'facebook', 'linkedin', 'twitter'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

type NetworkRule = { label: string; hosts: readonly string[]; base: string; path: RegExp; handle: RegExp };

const rules: Record<SocialNetwork, NetworkRule> = {
  instagram: {
    label: 'Instagram',
    hosts: ['instagram.com'],
    base: 'https://instagram.com/',
    path: /^\/([\w.]{1,30})\/?$/,
    handle: /^[\w.]{1,30}$/,
  },
  facebook: {
    label: 'Facebook',
    hosts: ['facebook.com', 'm.facebook.com', 'web.facebook.com', 'fb.com'],
    base: 'https://facebook.com/',
    path: /^\/([\w.-]{2,60})\/?$/,
    handle: /^[\w.-]{2,60}$/,
  },
  linkedin: {
    label: 'LinkedIn',
    hosts: ['linkedin.com', 'id.linkedin.com'],
    base: 'https://linkedin.com/in/',
    path: /^\/in\/([\w%-]{2,100})\/?$/,
    handle: /^[\w-]{2,100}$/,
  },
  twitter: {
    label: 'X (Twitter)',
    hosts: ['twitter.com', 'x.com', 'mobile.twitter.com'],
    base: 'https://x.com/',
    path: /^\/(\w{1,15})\/?$/,
    handle: /^\w{1,15}$/,
  },
};

/** Host, path and query of a link with or without its scheme; what is built from them is canonical, so no more is needed. */
const linkPattern = /^(?:https?:\/\/)?([^/?#\s]+)(\/[^?#\s]*)?(\?[^#\s]*)?(?:#.*)?$/i;

/** The name that people know a network by. */
export function socialLabel(network: SocialNetwork): string {
  return rules[network].label;
}

/**
 * Reads a handle (`@nama`, `nama`) or a link to a profile into one canonical link, so that no other site can hide behind a social icon.
 * In: what was typed. Out: `https://…` on the network's own host, or null when it is neither a handle nor such a link.
 */
export function canonicalSocialLink(network: SocialNetwork, text: string): string | null {
  const rule = rules[network];
  const trimmed = text.trim();
  const handle = trimmed.replace(/^@/, '');
  if (!trimmed.includes('/')) return rule.handle.test(handle) ? rule.base + handle : null;
  const [, host = '', path = '/', query = ''] = linkPattern.exec(trimmed) ?? [];
  if (!rule.hosts.includes(host.toLowerCase().replace(/^www\./, ''))) return null;
  if (network === 'facebook' && path === '/profile.php') {
    const id = /[?&]id=(\d{5,20})(?:&|$)/.exec(query)?.[1];
    return id === undefined ? null : `https://facebook.com/profile.php?id=${id}`;
  }
  const found = rule.path.exec(path)?.[1];
  return found === undefined ? null : rule.base + found;
}

/** Shows a canonical link as people write it: `@nama`, or the link without its scheme. */
export function displaySocialLink(network: SocialNetwork, link: string): string {
  const rest = link.startsWith(rules[network].base) ? link.slice(rules[network].base.length) : '';
  return rest === '' || rest.includes('?') ? link.replace(/^https?:\/\//, '') : `@${rest}`;
}
