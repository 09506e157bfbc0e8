import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from '#startup/read-start.ts';

type Rule = { alert: string; expr: string; annotations: { summary: string; runbook: string } };
/** A rule or a panel by its title, with an expression of it and the metrics that this names. */
export type Watched = { readonly title: string; readonly expr: string; readonly names: readonly string[] };

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

const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

/** The rules of deploy/prometheus/alerts.yaml. */
export function readRules(): Rule[] {
  const { groups } = parse(read('deploy/prometheus/alerts.yaml')) as { groups: { rules: Rule[] }[] };
  return groups.flatMap((group) => group.rules);
}

/** The expressions of all rules. */
export const watchedByRules = (): Watched[] =>
  readRules().map(({ alert, expr }) => ({ title: alert, expr, names: namesIn(expr) }));

/** The expressions of all panels of deploy/grafana/dashboard.json. */
export function watchedByPanels(): Watched[] {
  const { panels } = JSON.parse(read('deploy/grafana/dashboard.json')) as {
    panels: { title: string; targets: { expr: string }[] }[];
  };
  return panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => ({ title, expr, names: namesIn(expr) })),
  );
}
