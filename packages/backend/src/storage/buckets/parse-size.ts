import { StorageError } from '../storage-error.ts';

/** Decimal, as clients of the protocol know them: '20MB' is 20,000,000 bytes. */
const units: Record<string, number> = { B: 1, KB: 1e3, MB: 1e6, GB: 1e9 };

/**
 * A bucket's limit, as a number of bytes or as text such as `20MB`.
 * @returns undefined when nothing was said, null for 'no limit of its own'
 * @throws StorageError EntityTooLarge above what the server takes, InvalidRequest for anything that is no size
 */
export function parseSize(
  given: number | string | null | undefined,
  maxBytes: number,
): number | null | undefined {
  if (given === undefined || given === null) return given;
  const match = /^(\d+(?:\.\d+)?)\s*(B|KB|MB|GB)?$/i.exec(String(given).trim());
  const bytes = Math.floor(
    Number(match?.[1] ?? Number.NaN) * (units[(match?.[2] ?? 'B').toUpperCase()] ?? 1),
  );
  if (!Number.isFinite(bytes) || bytes < 1)
    throw new StorageError('InvalidRequest', 'file_size_limit is no size');
  if (bytes > maxBytes)
    throw new StorageError('EntityTooLarge', `file_size_limit must be at most ${maxBytes} bytes`);
  return bytes;
}
