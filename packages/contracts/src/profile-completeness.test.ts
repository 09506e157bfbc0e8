import { expect, it } from 'vitest';
import { checkProfileCompleteness } from './profile-completeness.ts';

const empty = {
  no_wa: null,
  kota: null,
  deskripsi: null,
  instagram: null,
  facebook: null,
  linkedin: null,
  twitter: null,
};

it('lists what is missing in the order of spec §4', () => {
  expect(checkProfileCompleteness({ ...empty, kota: '  ' })).toEqual({
    isComplete: false,
    missing: ['WhatsApp', 'Kota', 'Deskripsi', 'Minimal 1 Media Sosial'],
  });
});

it('is complete with any one social account', () => {
  const filled = { ...empty, no_wa: '628123456789', kota: 'Bandung', deskripsi: 'Mahasiswa' };
  expect(checkProfileCompleteness(filled).missing).toEqual(['Minimal 1 Media Sosial']);
  for (const network of ['instagram', 'facebook', 'linkedin', 'twitter']) {
    expect(checkProfileCompleteness({ ...filled, [network]: 'https://x.com/rina' }).isComplete).toBe(true);
  }
});
