import { compareOperators, isValues, textSearchFunctions } from '../parse/operators.ts';
import type { Operation } from '../parse/operation.ts';
import type { Embed, PlannedCondition, ReadNode, RowValue } from '../plan/read-plan.ts';
import { arrayLiteral } from './array-literal.ts';
import { embedSource } from './embed-source.ts';
import type { Parameters } from './parameters.ts';
import { representedSql, type RowNode, valueSql } from './value-sql.ts';

/** A boolean expression over the node's row. */
export function conditionSql(node: RowNode, condition: PlannedCondition, params: Parameters): string {
  if (condition.kind === 'embed-null') {
    return `${condition.isNegated ? '' : 'NOT '}${existsSql(condition.embed, node, params)}`;
  }
  if (condition.kind === 'group') {
    const items = condition.items.map((item) => conditionSql(node, item, params));
    return `${condition.isNegated ? 'NOT ' : ''}(${items.join(condition.joiner === 'or' ? ' OR ' : ' AND ')})`;
  }
  const { operation, value } = condition;
  const sql = operationSql(valueSql(node, value, params), operation, value, params);
  return operation.isNegated ? `NOT (${sql})` : sql;
}

function operationSql(left: string, operation: Operation, value: RowValue, params: Parameters): string {
  switch (operation.kind) {
    case 'is':
      return `${left} ${isValues[operation.value]}`;
    case 'in':
      // An empty list matches nothing, which PostgreSQL says of an empty array too.
      return `${left} = ANY (${listSql(value, params.bind(arrayLiteral(operation.values)))})`;
    case 'search': {
      const term = searchTerm(operation, params);
      const isVector = value.type === 'tsvector' && value.jsonPath.length === 0;
      return `${isVector ? left : documentSql(left, operation.language, params)} @@ ${term}`;
    }
    case 'compare': {
      const { sql } = compareOperators[operation.operator];
      const isPattern = operation.operator === 'like' || operation.operator === 'ilike';
      const right = params.bind(isPattern ? operation.value.replaceAll('*', '%') : operation.value);
      if (operation.quantifier === null) {
        // A pattern is no value of the type, and is not read as one.
        return `${left} ${sql} ${isPattern ? right : representedSql(value, 'fromText', right)}`;
      }
      return `${left} ${sql} ${operation.quantifier === 'any' ? 'ANY' : 'ALL'} (${right})`;
    }
  }
}

/** The values of a list, each read as its type is written outside the database. */
function listSql(value: RowValue, list: string): string {
  const read = representedSql(value, 'fromText', '"v"');
  return read === '"v"' ? list : `ARRAY(SELECT ${read} FROM unnest(${list}::text[]) AS "u"("v"))`;
}

type Search = Extract<Operation, { kind: 'search' }>;

function searchTerm({ operator, language, value }: Search, params: Parameters): string {
  const config = language === null ? '' : `${params.bind(language)}::regconfig, `;
  return `${textSearchFunctions[operator]}(${config}${params.bind(value)}::text)`;
}

function documentSql(left: string, language: string | null, params: Parameters): string {
  return language === null
    ? `to_tsvector(${left})`
    : `to_tsvector(${params.bind(language)}::regconfig, ${left})`;
}

/** True when the parent has a matching embedded row: for `relation=not.is.null`, counts, and to-many `!inner`. */
export function existsSql(embed: Embed, parent: RowNode, params: Parameters): string {
  const { from, on } = embedSource(embed, parent);
  return `EXISTS (SELECT FROM ${from}${whereSql([...on, ...nodeConditions(embed.node, params)])})`;
}

/** All that a row of the node must satisfy: its filters, and a partner for each `!inner` embed. */
export function nodeConditions(node: ReadNode, params: Parameters): string[] {
  return [
    ...node.conditions.map((condition) => conditionSql(node, condition, params)),
    ...node.embeds.filter((embed) => embed.isInner).map((embed) => existsSql(embed, node, params)),
  ];
}

/** The clause for these conditions; empty without any. */
export const whereSql = (conditions: readonly string[]): string =>
  conditions.length === 0 ? '' : ` WHERE ${conditions.join(' AND ')}`;
