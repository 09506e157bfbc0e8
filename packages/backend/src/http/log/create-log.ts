import { pino, stdSerializers, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import type { Settings } from '#settings.ts';

/**
 * Of an error only this is written. PostgreSQL's `detail` quotes rows, a mail server's answer its recipients, and a driver
 * may hang the whole statement with its values on what it throws.
 */
const told = [
  'type',
  'message',
  'stack',
  'code',
  'status',
  'severity',
  'schema_name',
  'table_name',
  'column_name',
  'constraint_name',
  'routine',
  'responseCode',
  'command',
  'kind',
] as const;

/** Whose mailbox it is stays out; which provider it is with helps. */
const mailAddress = /[^\s@<>"'`(),:;[\]=]+@(?=[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)/gu;

function describeError(error: unknown): Record<string, unknown> {
  if (typeof error !== 'object' || error === null) return { type: typeof error };
  const described = stdSerializers.err(error as Error) as unknown as Record<string, unknown>;
  return Object.fromEntries(
    told.flatMap((name) => {
      const value = described[name];
      if (value === undefined || typeof value === 'object') return [];
      return [[name, typeof value === 'string' ? value.replaceAll(mailAddress, '***@') : value]];
    }),
  );
}

export type LogOptions = {
  /** Where the lines go; the standard output unless told. */
  readonly destination?: DestinationStream;
  /** Hears each line that is written. */
  readonly hear?: (line: string) => void;
};

/** The server's log: JSON lines that hold no secret and nothing of a person, also when something fails. */
export function createLog(level: Settings['logLevel'], { destination, hear }: LogOptions = {}): Logger {
  const options: LoggerOptions = {
    level,
    redact: ['password', 'token', 'apikey', 'authorization'],
    serializers: { err: describeError },
  };
  if (hear !== undefined) {
    options.hooks = {
      streamWrite: (line) => {
        hear(line);
        return line;
      },
    };
  }
  return destination === undefined ? pino(options) : pino(options, destination);
}
