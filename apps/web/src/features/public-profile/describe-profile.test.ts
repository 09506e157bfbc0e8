import { expect, test } from 'vitest';
import type { PublicProfile } from './api/get-public-profile.ts';
import { describeProfile, structureProfile } from './describe-profile.ts';

const bare: PublicProfile = {
  username: 'sari',
  may_be_indexed: false,
  name: null,
  photo: null,
  about: null,
  city: null,
  skills: null,
  interests: null,
  campus: null,
  collaborators: null,
  collaborations: null,
  projects: null,
  teams: null,
};
const url = 'https://kawanusaha.test/u/sari';

test('says only what is shown', () => {
  expect(describeProfile(bare)).toBe('@sari di KawanUsaha.');
  expect(structureProfile(bare, url, null).mainEntity).toEqual({
    '@type': 'Person',
    name: 'sari',
    alternateName: 'sari',
    url,
  });
});

test('says who, where, what and about', () => {
  const full: PublicProfile = {
    ...bare,
    name: 'Sari Lestari',
    city: 'Bandung',
    about: 'Suka kopi. '.repeat(60),
    skills: [{ name: 'SEO', level: 'mahir' }],
    campus: { institution: 'ui.ac.id', since: '2026-11-24' },
  };
  const text = describeProfile(full);
  expect(text).toMatch(
    /^Sari Lestari dari Bandung di KawanUsaha\. Keahlian: SEO\. Kampus terverifikasi\. Suka kopi\./,
  );
  expect(text.length).toBeLessThanOrEqual(200);
  expect(structureProfile(full, url, 'https://kawanusaha.test/foto').mainEntity).toMatchObject({
    image: 'https://kawanusaha.test/foto',
    knowsAbout: ['SEO'],
    address: { addressLocality: 'Bandung' },
  });
});
