import type { Embed } from '../plan/read-plan.ts';
import type { ColumnPair } from '../schema-cache/schema-cache.ts';
import { quoteQualified } from './identifier.ts';
import { columnSql, type RowNode, rowSql } from './value-sql.ts';

/** Names of the lateral join of an embed and of the JSON in it. */
export const lateralAlias = ({ node }: Embed): string => `${node.alias}l`;

/** The FROM item of an embedded relation, and the conditions that tie its rows to the parent's row. */
export function embedSource({ node, relationship }: Embed, parent: RowNode): { from: string; on: string[] } {
  const target = `${quoteQualified(relationship.target)} AS "${node.alias}"`;
  if (relationship.kind === 'computed') {
    return { from: `${quoteQualified(relationship.function)}(${rowSql(parent)}) AS "${node.alias}"`, on: [] };
  }
  if (relationship.kind !== 'many-to-many') {
    return { from: target, on: tie(parent.alias, node.alias, relationship.columns) };
  }
  const junction = `${node.alias}j`;
  const on = tie(junction, node.alias, relationship.targetColumns).join(' AND ');
  return {
    from: `${target} JOIN ${quoteQualified(relationship.junction)} AS "${junction}" ON ${on}`,
    on: tie(parent.alias, junction, relationship.sourceColumns),
  };
}

const tie = (source: string, target: string, pairs: readonly ColumnPair[]): string[] =>
  pairs.map((pair) => `${columnSql(source, pair.source)} = ${columnSql(target, pair.target)}`);
