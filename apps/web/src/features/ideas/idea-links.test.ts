import { expect, test } from 'vitest';
import { findContactLink, findTeamLink } from './idea-links.ts';
import { sampleIdea } from '@kawanusaha/contracts/testing/sample-idea';

test('the team link fills in the project form', () => {
  const url = new URL(findTeamLink(sampleIdea), 'http://x');
  expect(url.pathname).toBe('/daftar-project');
  expect(url.searchParams.get('nama')).toBe('Geprek Anak Kos');
  expect(url.searchParams.get('tipe')).toBe('E-commerce');
  expect(url.searchParams.get('keahlian')).toBe('Social Media');
  expect(url.searchParams.get('deskripsi')).toContain('diantar ke kos');
});

test('the contact link filters by the missing skill', () => {
  expect(new URL(findContactLink(sampleIdea), 'http://x').pathname).toBe('/cari-relasi');
  expect(findContactLink(sampleIdea)).toContain('Keuangan');
});
