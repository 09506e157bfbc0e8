import { expect, test } from 'vitest';
import { photoSources, projectPictureSources } from './picture-sources.ts';

test('each width comes with its height, so that nothing is cut twice', () => {
  const { src, srcSet } = projectPictureSources('u/a.webp');
  expect(src).toBe('/storage/v1/render/image/public/gambar-proyek/u/a.webp?width=320&height=180&quality=70');
  expect(srcSet).toContain('u/a.webp?width=1280&height=720&quality=70 1280w');
  expect(photoSources(null)).toBeNull();
  expect(photoSources('u/a.webp')?.srcSet).toContain(
    'foto-profil/u/a.webp?width=160&height=160&quality=70 160w',
  );
});

test('a small place is offered what the finest screen can use there, and no more', () => {
  expect(photoSources('u/a.webp', 36)?.srcSet).toMatch(/64w, .*160w$/);
  expect(photoSources('u/a.webp', 64)?.srcSet).toMatch(/320w$/);
  expect(photoSources('u/a.webp', 200)?.srcSet).toMatch(/320w$/);
});
