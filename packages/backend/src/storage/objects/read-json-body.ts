import type { Context } from 'hono';
import type { z } from 'zod';
import { StorageError } from '../storage-error.ts';

const maxBodyBytes = 1024 * 1024;

/**
 * Reads a small JSON body.
 * @throws StorageError EntityTooLarge over 1 MiB, InvalidRequest naming what does not fit the schema
 */
export async function readJsonBody<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (c.req.raw.body as AsyncIterable<Uint8Array> | null) ?? []) {
    size += chunk.byteLength;
    if (size > maxBodyBytes) throw new StorageError('EntityTooLarge', 'The request body is too large');
    chunks.push(chunk);
  }
  let body: unknown;
  try {
    body = JSON.parse(Buffer.concat(chunks).toString('utf8') || '{}');
  } catch {
    throw new StorageError('InvalidRequest', 'The body is not JSON');
  }
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new StorageError('InvalidRequest', `body/${issue?.path.join('/') ?? ''} ${issue?.message ?? ''}`);
}
