import type { Column, QualifiedName, Relationship, Routine, RoutineResult } from './schema-cache.ts';

type ArgumentRow = {
  name: string;
  type: string;
  mode: 'i' | 'o' | 'b' | 'v' | 't';
  rowSchema: string | null;
  rowName: string | null;
};

export type RoutineRow = QualifiedName & {
  isVolatile: boolean;
  returnsSet: boolean;
  returnsOneRow: boolean;
  comment: string | null;
  isVoid: boolean;
  rowSchema: string | null;
  rowName: string | null;
  isComposite: boolean;
  resultType: string;
  isRecord: boolean;
  isBytes: boolean;
  /** Set where the result is a domain that is named like a media type. */
  mediaType: string | null;
  /** Columns of a row type that belongs to no table. */
  rowColumns: { name: string; type: string }[] | null;
  args: ArgumentRow[];
  inputCount: number;
  defaultCount: number;
  executableBy: string[];
};

/** A function as the planner knows it: only what a caller can give, and what comes back. In: the types of text search documents. */
export function buildRoutine(row: RoutineRow, vectors: ReadonlySet<string>): Routine {
  const inputs = row.args.filter(({ mode }) => mode === 'i' || mode === 'b' || mode === 'v');
  return {
    schema: row.schema,
    name: row.name,
    isVolatile: row.isVolatile,
    returnsSet: row.returnsSet,
    comment: row.comment,
    mediaType: row.mediaType,
    executableBy: row.executableBy,
    result: buildResult(row, vectors),
    args: inputs.map(({ name, type, mode }, index) => ({
      name,
      type,
      // PostgreSQL lets only the last input parameters have defaults.
      hasDefault: index >= row.inputCount - row.defaultCount || mode === 'v',
      isVariadic: mode === 'v',
    })),
  };
}

const wholeTypes: ReadonlySet<string> = new Set(['json', 'jsonb', 'text', 'xml', 'bytea']);

/** A client names the arguments; without a name there can be one only, which takes the whole body. */
export function isCallable({ args }: Routine): boolean {
  const [first] = args;
  if (args.length === 1 && first?.name === '') return wholeTypes.has(first.type);
  return args.every(({ name }) => name !== '');
}

function buildResult(row: RoutineRow, vectors: ReadonlySet<string>): RoutineResult {
  if (row.isVoid) return { kind: 'void' };
  if (!row.isComposite) return { kind: 'scalar', isRecord: row.isRecord, isBytes: row.isBytes };
  const outputs =
    row.rowColumns ?? row.args.filter(({ mode }) => mode === 'o' || mode === 'b' || mode === 't');
  const columns = outputs.map(({ name, type }): Column => ({
    name,
    type,
    isNullable: true,
    defaultSql: null,
    isGenerated: false,
    isVector: vectors.has(type),
    representation: null,
    comment: null,
  }));
  return { kind: 'composite', relation: rowTypeOf(row), columns };
}

/** A function of one row stands for a column of that row's table when it gives a value, for a relationship when it gives rows. */
export function computedOn(row: RoutineRow): {
  column: { relation: QualifiedName } | null;
  relationship: Relationship | null;
} {
  const [only, ...others] = row.args.filter(({ mode }) => mode === 'i');
  const source = only === undefined || others.length > 0 ? null : rowTypeOf(only);
  if (source === null) return { column: null, relationship: null };
  const target = rowTypeOf(row);
  if (!row.returnsSet && !row.isComposite && !row.isRecord && !row.isVoid) {
    return { column: { relation: source }, relationship: null };
  }
  if (target === null) return { column: null, relationship: null };
  const relationship: Relationship = {
    kind: 'computed',
    source,
    target,
    isSelf: false,
    isTargetView: false,
    function: { schema: row.schema, name: row.name },
    isToOne: !row.returnsSet || row.returnsOneRow,
  };
  return { column: null, relationship };
}

function rowTypeOf(row: { rowSchema: string | null; rowName: string | null }): QualifiedName | null {
  return row.rowSchema === null || row.rowName === null ? null : { schema: row.rowSchema, name: row.rowName };
}
