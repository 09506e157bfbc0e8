import type { MediaAggregate, ResponseFormat } from '../parse/media-type.ts';
import { quoteQualified } from './identifier.ts';

/** The rows that become the body. PostgreSQL reads a bare name as a column before it reads it as a row, so none may be called so. */
export const rowAlias = '"pgrst_row"';

/**
 * The body, aggregated from the rows; it goes to the client unchanged. JSON is not made `text` first: every value travels as text, and the
 * conversion would copy the body twice.
 */
export function bodySql(format: ResponseFormat): string {
  if (format.kind === 'csv') return csvSql;
  if (format.aggregate !== null) return aggregateBodySql(format.aggregate);
  const strip = (json: string): string => (format.stripsNulls ? `json_strip_nulls(${json})` : json);
  return format.kind === 'object'
    ? `coalesce(${strip(`json_agg(${rowAlias})->0`)}, 'null')`
    : `coalesce(${strip(`json_agg(${rowAlias})`)}, '[]')`;
}

/** The body of a function that returns values and not rows. */
export function scalarBodySql(isSet: boolean, format: ResponseFormat): string {
  if (format.kind === 'csv')
    return `coalesce('pgrst_scalar' || E'\\n' || string_agg(${csvCell(`${rowAlias}."value"`)}, E'\\n'), '')`;
  if (format.kind === 'raw') {
    // As PostgreSQL gives a value to a client, which of XML is not quite its text.
    return `coalesce(string_agg(concat(${rowAlias}."value"), ''), '')`;
  }
  return isSet && format.kind !== 'object'
    ? `coalesce(json_agg(${rowAlias}."value"), '[]')`
    : `coalesce(json_agg(${rowAlias}."value")->0, 'null')`;
}

/** A value as PostgreSQL writes it inside a row: in quotes where it holds a comma, a quote or a line break. */
const csvCell = (value: string): string =>
  `substring(row(${value})::text, 2, length(row(${value})::text) - 2)`;

/** An aggregate of one row type gets the rows as that type back, which a list of all its columns has lost. */
function aggregateBodySql({ function: aggregate, rowType, makesFeatures }: MediaAggregate): string {
  if (makesFeatures) {
    const features = `coalesce(json_agg(${quoteQualified(aggregate)}(${rowAlias})::json), '[]')`;
    return `json_build_object('type', 'FeatureCollection', 'features', ${features})::text`;
  }
  const row = rowType === null ? rowAlias : `ROW(${rowAlias}.*)::${quoteQualified(rowType)}`;
  return `${quoteQualified(aggregate)}(${row})::text`;
}

/** Header from the keys of the first row; lines are PostgreSQL's own text of a row without its parentheses. */
const csvSql = `coalesce((SELECT string_agg("k"."key", ',') FROM json_object_keys(json_agg(${rowAlias})->0) AS "k"("key")), '') || E'\\n' || coalesce(string_agg(substring(${rowAlias}::text, 2, length(${rowAlias}::text) - 2), E'\\n'), '')`;
