/** Writes values as the text of a PostgreSQL array, `{"a","b"}`, so that a list of any length is one parameter. */
export function arrayLiteral(values: readonly string[]): string {
  return `{${values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
}
