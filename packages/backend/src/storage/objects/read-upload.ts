import type { Context } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '#http/app-env.ts';
import { StorageError } from '../storage-error.ts';
import { isMultipart, readMultipart } from './read-multipart.ts';

/** An upload as it arrives: what it says of itself, and its bytes as a stream. */
export type Upload = {
  readonly type: string;
  readonly cacheControl: string;
  readonly userMetadata: Record<string, unknown> | null;
  readonly bytes: AsyncIterable<Uint8Array>;
};

const maxMetadataBytes = 16 * 1024;
const typePattern = /^[\w.+-]{1,80}\/[\w.+-]{1,80}(?:\s*;[\x20-\x7e]{0,100})?$/;
const cachePattern = /^[\w=,\- ]{1,120}$/;
const metadataSchema = z.record(z.string(), z.unknown());
// oxlint-disable-next-line require-yield
async function* nothing(): AsyncGenerator<Uint8Array> {}

/**
 * Reads both ways in which storage-js uploads: the raw body with headers, or a form with the file in it.
 * @param maxBytes refuses at once what says itself that it is longer
 * @throws StorageError EntityTooLarge, InvalidRequest, NotImplemented for a content encoding
 */
export async function readUpload(c: Context<AppEnv>, maxBytes: number): Promise<Upload> {
  const type = c.req.header('content-type') ?? 'application/octet-stream';
  const encoding = c.req.header('content-encoding');
  if (encoding !== undefined && encoding !== 'identity') refuseEncoding();
  const isForm = isMultipart(type);
  const announced = Number(c.req.header('content-length') ?? 0);
  // A form is a little longer than the file in it.
  if (announced > maxBytes + (isForm ? 128 * 1024 : 0)) throw new StorageError('EntityTooLarge');
  const body = (c.req.raw.body as AsyncIterable<Uint8Array> | null) ?? nothing();
  if (!isForm) {
    return {
      type: checkType(type),
      cacheControl: checkCacheControl(c.req.header('cache-control') ?? 'no-cache'),
      userMetadata: readMetadata(decodeHeader(c.req.header('x-metadata'))),
      bytes: body,
    };
  }
  const { fields, type: partType, bytes } = await readMultipart(body, type);
  if (fields.has('contentEncoding')) refuseEncoding();
  const seconds = fields.get('cacheControl');
  return {
    type: checkType(fields.get('contentType') ?? partType),
    cacheControl: checkCacheControl(seconds === undefined ? 'no-cache' : `max-age=${seconds}`),
    userMetadata: readMetadata(fields.get('metadata') ?? fields.get('userMetadata')),
    bytes,
  };
}

function refuseEncoding(): never {
  throw new StorageError('NotImplemented', 'Objects are stored without a content encoding');
}

/** A content type in lower case. @throws StorageError InvalidMimeType */
export function checkType(type: string): string {
  if (!typePattern.test(type)) throw new StorageError('InvalidMimeType', 'mime type is not well formed');
  return type.toLowerCase();
}

/** A value of `cache-control` as it is. @throws StorageError InvalidRequest */
export function checkCacheControl(value: string): string {
  if (!cachePattern.test(value)) throw new StorageError('InvalidRequest', 'cache-control is not well formed');
  return value;
}

function decodeHeader(value: string | undefined): string | undefined {
  return value === undefined ? undefined : Buffer.from(value, 'base64').toString('utf8');
}

/** Metadata of the client as an object; null without any. @throws StorageError InvalidRequest */
export function readMetadata(text: string | undefined): Record<string, unknown> | null {
  if (text === undefined) return null;
  if (text.length > maxMetadataBytes) throw new StorageError('InvalidRequest', 'metadata is too long');
  try {
    return metadataSchema.parse(JSON.parse(text));
  } catch {
    throw new StorageError('InvalidRequest', 'metadata is not a JSON object');
  }
}
