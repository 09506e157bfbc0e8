/** What is watched must be there: rules and dashboard name metrics that the server tells, and each rule has its line in the runbook. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { createMetrics } from '@kawanusaha/backend/metrics/create-metrics';
import type { Database } from '@kawanusaha/backend/db/pool';
import { root } from '#startup/read-start.ts';
import { createWorkerMetrics } from '#startup/workers/gather-from-workers.ts';
import { watchServer } from '#metrics/watch-server.ts';

const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

type Rule = { alert: string; expr: string; annotations: { summary: string; runbook: string } };
const { groups } = parse(read('deploy/prometheus/alerts.yaml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(read('deploy/grafana/dashboard.json')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};

/** Those that other parts of the server add, when they run. */
const later = ['realtime_sockets', 'kawanusaha_backup_age_seconds', 'server_trouble', 'up'];

const known = (): Set<string> => {
  const metrics = createMetrics();
  watchServer(metrics, {} as Database);
  createWorkerMetrics(metrics);
  return new Set([...metrics.registry.getMetricsAsArray().map(({ name }) => name), ...later]);
};

const words = new Set('sum by le max min rate increase histogram_quantile topk or and on for'.split(' '));

/** Names of metrics in an expression: words that are no functions, without what stands in braces, in `by (…)` and in quotes. */
const namesIn = (expr: string): string[] =>
  [
    ...expr
      .replaceAll(/\{[^}]*\}/g, ' ')
      .replaceAll(/by \([^)]*\)/g, ' ')
      .replaceAll(/\[[^\]]*\]/g, ' ')
      .matchAll(/[a-z]\w{1,}/g),
  ].flatMap(([name]) => (words.has(name) ? [] : [name.replace(/_bucket$/, '')]));

test.each([
  ['a rule', rules.map(({ alert, expr }) => [alert, expr] as const)],
  ['a panel', panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const))],
])('%s names metrics that there are', (_, expressions) => {
  const metrics = known();
  expect(expressions.length).toBeGreaterThan(10);
  const unknown = expressions.flatMap(([title, expr]) =>
    namesIn(expr).flatMap((name) => (metrics.has(name) ? [] : [`${title}: ${name}`])),
  );
  expect(unknown).toEqual([]);
  expect(expressions.filter(([, expr]) => namesIn(expr).length === 0)).toEqual([]);
});

test('each rule has its line in the runbook, and each line its rule', () => {
  const section = read('docs/operations.md').split('### Alerts')[1]?.split('\n## ')[0] ?? '';
  const rows = [...section.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(rows).toEqual(rules.map(({ alert }) => alert));
  for (const { annotations } of rules) expect(annotations.runbook).toBe('docs/operations.md#alerts');
});
