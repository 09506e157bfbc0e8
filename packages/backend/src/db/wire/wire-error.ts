/** An error that PostgreSQL sent, with the field names that the other driver uses, so that handlers know one shape. */
export class WireError extends Error {
  readonly code: string;
  readonly severity: string;
  readonly detail: string | undefined;
  readonly hint: string | undefined;
  readonly routine: string | undefined;
  readonly schema_name: string | undefined;
  readonly table_name: string | undefined;
  readonly constraint_name: string | undefined;

  constructor(fields: ReadonlyMap<string, string>) {
    super(fields.get('M') ?? 'PostgreSQL gave an error without a message');
    this.name = 'PostgresError';
    this.code = fields.get('C') ?? 'XX000';
    this.severity = fields.get('V') ?? fields.get('S') ?? 'ERROR';
    this.detail = fields.get('D');
    this.hint = fields.get('H');
    this.routine = fields.get('R');
    this.schema_name = fields.get('s');
    this.table_name = fields.get('t');
    this.constraint_name = fields.get('n');
  }
}

/** Reads an ErrorResponse: fields of one letter and a text, each ended by a zero. */
export function readError(body: Buffer): WireError {
  const fields = body.toString('utf8').split('\0');
  return new WireError(
    new Map(fields.filter((field) => field.length > 1).map((field) => [field.slice(0, 1), field.slice(1)])),
  );
}

/** The connection went away under a statement; whether it was done is not known. */
export class ConnectionLostError extends Error {
  override readonly name = 'ConnectionLostError';
  readonly code = 'CONNECTION_CLOSED';
}
