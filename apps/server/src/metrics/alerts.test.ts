/** What is watched must be there: rules and panels name metrics, and each rule has its line in the runbook; that a running server tells those metrics is tested in acceptance/watching.test.ts. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#startup/read-start.ts';
import { readRules, watchedByPanels, watchedByRules } from '#testing/watched-metrics.ts';

test.each([
  ['rule', watchedByRules()],
  ['panel', watchedByPanels()],
])('each expression of a %s names a metric', (_, watched) => {
  expect(watched.length).toBeGreaterThan(10);
  expect(watched.filter(({ names }) => names.length === 0)).toEqual([]);
});

test('each rule has its line in the runbook, and each line its rule', () => {
  const runbook = fs.readFileSync(path.join(root, 'docs/operations.md'), 'utf8');
  const section = runbook.split('### Alerts')[1]?.split('\n## ')[0] ?? '';
  const rows = [...section.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(rows).toEqual(readRules().map(({ alert }) => alert));
  for (const { annotations } of readRules()) {
    // Prometheus refuses the whole file for one name that it does not know, which a comma outside of quotes makes.
    expect(Object.keys(annotations)).toEqual(['summary', 'runbook']);
    expect(annotations.runbook).toBe('docs/operations.md#alerts');
  }
});
