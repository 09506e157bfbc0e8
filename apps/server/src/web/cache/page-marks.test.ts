import { expect, test } from 'vitest';
import { createPageMarks } from '#web/cache/page-marks.ts';

test('a page is good until one of its own keys is marked', () => {
  const marks = createPageMarks();
  const since = marks.stand();
  marks.mark(['project:1', 'projects:type=Desain']);
  expect(marks.judge(['project:2', 'projects:type=Marketing', 'settings'], since)).toBe('good');
  expect(marks.judge(['project:1'], since)).toBe('bad');
  expect(marks.judge(['project:1'], marks.stand())).toBe('good');
});

test('a mark set while a page is rendered counts', () => {
  const marks = createPageMarks();
  const since = marks.stand();
  marks.mark(['stats']);
  expect(marks.judge(['stats'], since)).toBe('bad');
});

test('everything is marked by a star, and by a lapse', () => {
  const marks = createPageMarks();
  const since = marks.stand();
  marks.mark(['*']);
  expect(marks.judge([], since)).toBe('bad');
  expect(marks.judge([], marks.stand())).toBe('good');
});

test('only lists that change five times in two seconds may stay behind, never what a page shows', () => {
  let time = 0;
  const marks = createPageMarks(() => time);
  const since = marks.stand();
  for (let write = 1; write <= 4; write += 1) marks.mark(['projects', 'project:1']);
  expect(marks.judge(['projects'], since)).toBe('bad');
  marks.mark(['projects', 'project:1']);
  expect(marks.judge(['projects'], since)).toBe('behind');
  expect(marks.judge(['projects', 'project:1'], since)).toBe('bad');
  time = 1_999;
  expect(marks.judge(['projects'], since)).toBe('behind');
  time = 2_000;
  expect(marks.judge(['projects'], since)).toBe('bad');
});

test('what is forgotten counts as changed for older pages, so that the bound hides nothing', () => {
  const marks = createPageMarks();
  const before = marks.stand();
  marks.mark(['project:first']);
  const after = marks.stand();
  for (let key = 0; key < 50_000; key += 1) marks.mark([`person:${key}`]);
  expect(marks.judge(['project:first'], before)).toBe('bad');
  expect(marks.judge(['project:unwritten'], before)).toBe('bad');
  expect(marks.judge(['project:unwritten'], after)).toBe('good');
});
