import type { PublicProfile } from './api/get-public-profile.ts';

/** A public page in one sentence, for search results and shared links. */
export function describeProfile(profile: PublicProfile): string {
  const name = profile.name ?? `@${profile.username}`;
  const skills = (profile.skills ?? []).slice(0, 4).map((skill) => skill.name);
  return [
    `${name}${profile.city === null ? '' : ` dari ${profile.city}`} di KawanUsaha.`,
    skills.length === 0 ? '' : `Keahlian: ${skills.join(', ')}.`,
    profile.campus === null ? '' : 'Kampus terverifikasi.',
    profile.about === null ? '' : profile.about,
  ]
    .filter((part) => part !== '')
    .join(' ')
    .slice(0, 200);
}

/** The page as structured data (schema.org): nothing that the page itself does not show. In: the page's and the site's address. */
export function structureProfile(profile: PublicProfile, url: string, photoUrl: string | null) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url,
    mainEntity: {
      '@type': 'Person',
      name: profile.name ?? profile.username,
      alternateName: profile.username,
      url,
      ...(profile.about !== null && { description: profile.about }),
      ...(photoUrl !== null && { image: photoUrl }),
      ...(profile.city !== null && {
        address: { '@type': 'PostalAddress', addressLocality: profile.city, addressCountry: 'ID' },
      }),
      ...(profile.skills !== null && { knowsAbout: profile.skills.map((skill) => skill.name) }),
    },
  };
}
