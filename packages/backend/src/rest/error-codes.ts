/** Every PGRST code that this engine can answer, with its status and its default message. Codes are never reused. */
export const restErrorCodes = {
  PGRST000: { status: 503, message: 'Database connection error. Retrying the connection.' },
  PGRST002: { status: 503, message: 'Could not query the database for the schema cache. Retrying.' },
  PGRST003: { status: 504, message: 'Timed out acquiring connection from connection pool.' },
  PGRST100: { status: 400, message: 'Failed to parse the query string' },
  PGRST101: { status: 405, message: 'Only GET, HEAD and POST are allowed on functions' },
  PGRST102: { status: 400, message: 'Empty or invalid json' },
  PGRST103: { status: 416, message: 'Requested range not satisfiable' },
  PGRST105: {
    status: 405,
    message: "Filters must include all and only primary key columns with 'eq' operators",
  },
  PGRST106: { status: 406, message: 'Invalid schema' },
  PGRST107: { status: 406, message: 'None of these media types are available' },
  PGRST108: { status: 400, message: 'Not an embedded resource in this request' },
  PGRST111: {
    status: 500,
    message:
      'response.headers guc must be a JSON array composed of objects with a single key and a string value',
  },
  PGRST112: { status: 500, message: 'response.status guc must be a valid status code' },
  PGRST114: { status: 400, message: 'limit/offset querystring parameters are not allowed for PUT' },
  PGRST115: { status: 400, message: 'Payload values do not match URL in primary key column(s)' },
  PGRST116: { status: 406, message: 'Cannot coerce the result to a single JSON object' },
  PGRST117: { status: 405, message: 'Unsupported HTTP method' },
  PGRST118: { status: 400, message: 'Could not order by a to-many relationship' },
  PGRST120: { status: 400, message: 'Only is null or not is null filters are allowed on embedded resources' },
  PGRST121: { status: 500, message: 'Could not parse JSON in the "RAISE SQLSTATE \'PGRST\'" error' },
  PGRST122: { status: 400, message: 'Invalid preferences given with handling=strict' },
  PGRST123: { status: 400, message: 'Use of aggregate functions is not allowed' },
  PGRST124: { status: 400, message: 'Query result exceeds max-affected preference constraint' },
  PGRST125: { status: 404, message: 'Invalid path specified in request URL' },
  PGRST126: { status: 404, message: 'Root endpoint metadata is disabled' },
  PGRST127: { status: 400, message: 'Feature not implemented' },
  PGRST128: { status: 400, message: 'The request exceeds a limit of this server' },
  PGRST200: { status: 400, message: 'Could not find a relationship in the schema cache' },
  PGRST201: { status: 300, message: 'More than one relationship was found' },
  PGRST202: { status: 404, message: 'Could not find the function in the schema cache' },
  PGRST203: { status: 300, message: 'Could not choose the best candidate function' },
  PGRST204: { status: 400, message: 'Could not find the column in the schema cache' },
  PGRST205: { status: 404, message: 'Could not find the table in the schema cache' },
  PGRST301: { status: 401, message: 'JWT could not be decoded' },
  PGRST302: { status: 401, message: 'Anonymous access is disabled' },
  PGRST303: { status: 401, message: 'JWT claims are not valid' },
  PGRSTX00: { status: 500, message: 'Internal server error' },
} as const satisfies Record<string, { status: number; message: string }>;

export type RestErrorCode = keyof typeof restErrorCodes;

/** SQLSTATE prefixes in the order in which they are tried; the longest rule of a class comes first. */
const sqlStateRules: readonly (readonly [prefix: string, status: number])[] = [
  ['08', 503],
  ['09', 500],
  ['0L', 403],
  ['0P', 403],
  ['23503', 409],
  ['23505', 409],
  ['25006', 405],
  ['21', 500],
  ['25', 500],
  ['28', 403],
  ['2D', 500],
  ['38', 500],
  ['39', 500],
  ['3B', 500],
  ['40', 500],
  ['53400', 500],
  ['53', 503],
  ['54', 500],
  ['55', 500],
  ['57P01', 503],
  ['57', 500],
  ['58', 500],
  ['F0', 500],
  ['HV', 500],
  ['P0001', 400],
  ['P0', 500],
  ['XX', 500],
  ['42883', 404],
  ['42P01', 404],
  ['42P17', 500],
];

/**
 * The HTTP status for an error of PostgreSQL.
 * In: SQLSTATE, the message (three states depend on it) and whether the caller is signed in. Out: a status from 300 to 599.
 */
export function statusForSqlState(sqlState: string, message: string, isAuthenticated: boolean): number {
  if (sqlState === '42501') return isAuthenticated ? 403 : 401;
  if (sqlState === '21000' && message.endsWith('requires a WHERE clause')) return 400;
  if (sqlState === '22023' && /^role .* does not exist$/.test(message)) return 401;
  if (sqlState.startsWith('PT')) {
    const status = Number(sqlState.slice(2));
    return status >= 200 && status < 600 ? status : 500;
  }
  return sqlStateRules.find(([prefix]) => sqlState.startsWith(prefix))?.[1] ?? 400;
}
