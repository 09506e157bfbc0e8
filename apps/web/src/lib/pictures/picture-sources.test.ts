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
