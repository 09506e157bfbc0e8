import type { Settings } from '#settings.ts';

/** Origins whose pages may call the protocols: our own, and those of the redirect list. */
export function allowedOrigins(settings: Pick<Settings, 'siteUrl' | 'redirectAllowList'>): string[] {
  return [settings.siteUrl, ...settings.redirectAllowList.map(originOf)];
}

function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : address;
}
