/** Writes the catalogue as the `Database` type that supabase-js's `createClient<Database>` takes. */
import type { ColumnInfo, FunctionInfo, SchemaInfo, TableInfo } from './introspect.ts';

const scalarTypes: Record<string, string> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'number',
  json: 'Json',
  jsonb: 'Json',
  void: 'undefined',
  tsvector: 'unknown',
};

/**
 * Renders the module `packages/contracts/src/database.ts`.
 * @param schema what `introspect` read
 */
export function renderDatabaseModule(schema: SchemaInfo): string {
  const tables = schema.tables.filter((table) => !table.isView);
  const views = schema.tables.filter((table) => table.isView);
  return `// Generated from the migrated database by \`npm run codegen\`. Do not edit.
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: ${block(tables.map((table) => renderTable(table, schema)))};
    Views: ${block(views.map((view) => renderTable(view, schema)))};
    Functions: ${block(schema.functions.map((fn) => renderFunction(fn, schema)))};
    Enums: ${block(schema.enums.map(({ name, values }) => `${name}: ${union(values)};`))};
    CompositeTypes: Record<never, never>;
  };
};

type PublicTables = Database['public']['Tables'];

/** A row as it is read: \`Row<'pengguna'>\`. */
export type Row<T extends keyof PublicTables> = PublicTables[T]['Row'];
/** What an insert takes. */
export type InsertRow<T extends keyof PublicTables> = PublicTables[T]['Insert'];
/** What an update takes. */
export type UpdateRow<T extends keyof PublicTables> = PublicTables[T]['Update'];
`;
}

function renderTable(table: TableInfo, schema: SchemaInfo): string {
  const row = table.columns.map((column) => `${column.name}: ${columnType(column, schema)};`);
  const written = (optional: (column: ColumnInfo) => boolean) =>
    table.columns.map((column) =>
      column.readOnly
        ? `${column.name}?: never;`
        : `${column.name}${optional(column) ? '?' : ''}: ${columnType(column, schema)};`,
    );
  const relationships = table.relationships.map(
    (key) => `{
            foreignKeyName: '${key.foreignKeyName}';
            columns: [${quoted(key.columns)}];
            isOneToOne: ${key.isOneToOne};
            referencedRelation: '${key.referencedRelation}';
            referencedColumns: [${quoted(key.referencedColumns)}];
          }`,
  );
  return `${table.name}: {
        Row: ${block(row, 8)};
        Insert: ${block(
          written((column) => column.nullable || column.hasDefault),
          8,
        )};
        Update: ${block(
          written(() => true),
          8,
        )};
        Relationships: [${relationships.join(', ')}];
      };`;
}

function renderFunction(fn: FunctionInfo, schema: SchemaInfo): string {
  const args = fn.args.map(
    ({ name, type, optional }) => `${name}${optional ? '?' : ''}: ${tsType(type, schema)};`,
  );
  const table = schema.tables.find(({ name }) => name === fn.returnType);
  let returns: string;
  if (table)
    returns = block(
      table.columns.map((column) => `${column.name}: ${columnType(column, schema)};`),
      8,
    );
  else if (fn.returnFields) {
    returns = block(returnFields(fn, schema), 8);
  } else returns = tsType(fn.returnType, schema);
  return `${fn.name}: {
        Args: ${args.length > 0 ? block(args, 8) : 'Record<PropertyKey, never>'};
        Returns: ${returns}${fn.returnsSet ? '[]' : ''};
      };`;
}

/**
 * PostgreSQL does not say which outputs of a function can be null. The function's comment does; or else all of them are columns
 * of one table, and are as there.
 * @throws when neither says it, so that no type claims more than is known
 */
function returnFields(fn: FunctionInfo, schema: SchemaInfo): string[] {
  const fields = fn.returnFields ?? [];
  const source = schema.tables.find((table) =>
    fields.every(({ name }) => table.columns.some((column) => column.name === name)),
  );
  const nullable =
    fn.nullableFields ??
    source?.columns.filter((column) => column.nullable).map((column) => column.name) ??
    fail(`function ${fn.name} needs a comment 'nullable: …' that names the outputs that can be null`);
  return fields.map(
    ({ name, type }) => `${name}: ${tsType(type, schema)}${nullable.includes(name) ? ' | null' : ''};`,
  );
}

function fail(message: string): never {
  throw new Error(message);
}

function columnType(column: ColumnInfo, schema: SchemaInfo): string {
  return tsType(column.type, schema) + (column.nullable ? ' | null' : '');
}

function tsType(type: string, schema: SchemaInfo): string {
  if (type.startsWith('_')) return `${tsType(type.slice(1), schema)}[]`;
  if (schema.enums.some(({ name }) => name === type)) return `Database['public']['Enums']['${type}']`;
  return scalarTypes[type] ?? 'string';
}

function block(lines: string[], indent = 4): string {
  if (lines.length === 0) return 'Record<never, never>';
  const space = ' '.repeat(indent);
  return `{\n${lines.map((line) => `${space}  ${line}`).join('\n')}\n${space}}`;
}

const quoted = (names: string[]): string => names.map((name) => `'${name}'`).join(', ');
const union = (values: string[]): string => values.map((value) => `'${value}'`).join(' | ');
