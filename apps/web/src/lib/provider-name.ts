const names: Record<string, string> = {
  email: 'Email dan password',
  phone: 'Nomor HP',
  google: 'Google',
  github: 'GitHub',
  azure: 'Microsoft',
};

/** What people call a way to sign in; one that we do not know keeps its own name, with a capital. */
export function providerName(provider: string): string {
  return names[provider] ?? provider.charAt(0).toUpperCase() + provider.slice(1);
}
