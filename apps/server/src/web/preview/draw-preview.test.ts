import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { describeContactListing, describeProjectListing } from '#web/preview/describe-listing.ts';
import { drawPreview, type Preview } from '#web/preview/draw-preview.ts';
import { createOutliner } from '#web/preview/text-outline.ts';

const outliner = createOutliner(path.resolve(import.meta.dirname, '../../../../..'));
const plain: Preview = {
  label: 'Startup',
  title: 'Kopi Keliling',
  fallbackTitle: 'Proyek',
  detail: 'Mencari Finance',
  facts: ['Ratri', 'Bandung'],
};

test('draws a picture of 1200 × 630', async () => {
  const picture = sharp(Buffer.from(drawPreview(plain, outliner)));
  expect(await picture.metadata()).toMatchObject({ width: 1200, height: 630, format: 'svg' });
});

test('what people write is outlines, never markup', async () => {
  const hostile = `"><script>alert(1)</script>&amp;<image href="file:///etc/passwd"/>\u0000\u202E`;
  const svg = drawPreview(
    { label: hostile, title: hostile, fallbackTitle: 'Proyek', detail: hostile, facts: [hostile] },
    outliner,
  );
  for (const part of ['script', 'passwd', 'image', '&', '\u0000', '\u202E']) expect(svg).not.toContain(part);
  await sharp(Buffer.from(svg)).png().toBuffer();
});

test('very long words stay inside the picture', async () => {
  const long = 'm'.repeat(600);
  const svg = drawPreview(
    { ...plain, title: long, detail: long, facts: [long, long], label: long },
    outliner,
  );
  const { data, info } = await sharp(Buffer.from(svg))
    .extract({ left: 1170, top: 0, width: 30, height: 630 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const bright = Array.from(
    { length: data.length / info.channels },
    (_, index) => data[index * info.channels] ?? 0,
  );
  expect(Math.max(...bright)).toBeLessThan(200);
});

test('a title of emoji alone falls back to words', () => {
  expect(outliner.writable('🚀 Kopi\n\tsusu 😀')).toBe('Kopi susu');
  expect(drawPreview({ ...plain, title: '🚀😀' }, outliner)).toBe(
    drawPreview({ ...plain, title: 'Proyek' }, outliner),
  );
});

test('a listing says what one wants to know before opening it', () => {
  expect(
    describeProjectListing({
      project_name: 'Kopi Keliling',
      project_type: 'Startup',
      project_description: 'Gerobak.',
      required_skills: ['Finance', 'SEO'],
      owner_name: 'Ratri',
      city: null,
      is_remote: true,
      hours_per_week: 6,
      reward_type: 'Bagi hasil',
    }),
  ).toMatchObject({
    detail: 'Mencari Finance, SEO',
    facts: ['Ratri', 'Jarak jauh', 'Bagi hasil', '6 jam/minggu'],
  });
  expect(
    describeContactListing({
      name: 'Ayu',
      main_skill: 'Keuangan',
      experience: 'Tiga tahun.',
      city: 'Solo',
      campus: '',
      hours_per_week: null,
    }).facts,
  ).toEqual(['Solo']);
});
