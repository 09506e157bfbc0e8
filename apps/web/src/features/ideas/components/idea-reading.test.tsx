import type { UnderstoodItem } from '@kawanusaha/contracts/idea';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { IdeaReading } from './idea-reading.tsx';

const item = (
  id: string,
  label: string,
  field: UnderstoodItem['field'],
  negated = false,
): UnderstoodItem => ({
  id,
  label,
  field,
  negated,
});

it('shows what was read as chips that can be taken back, and what was not before them', () => {
  const html = renderToStaticMarkup(
    <IdeaReading
      reading={{
        understood: [
          item('memasak', 'memasak', 'skill', true),
          item('laravel', 'Laravel', 'skill'),
          item('malam-saja', 'hanya malam', 'limit'),
        ],
        notUnderstood: ['blorp'],
        budget: 500_000,
        place: 'Kabupaten Alor',
      }}
      request={{ skills: 'ga bisa masak, laravel blorp', interests: 'pertanian' }}
      onCorrect={() => undefined}
    />,
  );
  const places = [
    '“blorp” belum kami pahami.',
    'memasak (tidak)',
    'Laravel',
    'hanya malam',
    'Kabupaten Alor',
  ].map((text) => html.indexOf(text));
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(html.match(/<button[^>]*aria-label="Keliru: [^"]+"/gu)).toHaveLength(3);
  expect(html).toMatch(/Rp\s?500/u);
});
