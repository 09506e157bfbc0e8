import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { GroupedBars } from './grouped-bars.tsx';

const days = Array.from({ length: 30 }, (_, index) => `${index + 1} Nov`);
const groups = days.map((label) => ({ key: label, label, title: label, values: [1] }));

test.each([290, 328, 640, 960])('the labels of the days stand apart at %i px', async (width) => {
  const { container } = await render(
    <div style={{ width, font: '16px sans-serif' }}>
      <GroupedBars series={[{ name: 'Pendaftaran', color: 'green' }]} groups={groups} />
    </div>,
  );
  await expect
    .poll(() => Number(container.querySelector('svg')?.getAttribute('width')))
    .toBeLessThan(width + 1);
  const boxes = [...container.querySelectorAll('text')]
    .filter((text) => text.textContent.endsWith('Nov'))
    .map((text) => text.getBoundingClientRect());
  expect(boxes.length).toBeGreaterThan(2);
  const gaps = boxes.slice(1).map((box, index) => box.left - (boxes[index]?.right ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThan(2);
});
