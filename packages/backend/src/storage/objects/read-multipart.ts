import { Readable } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { StorageError } from '../storage-error.ts';

const limits = {
  fieldSize: 64 * 1024,
  fields: 20,
  parts: 20,
  files: 1,
  headerPairs: 20,
  headerSize: 8 * 1024,
};

export type MultipartFile = {
  /** Text fields that stood before the file. */
  readonly fields: ReadonlyMap<string, string>;
  readonly type: string;
  readonly bytes: AsyncGenerator<Uint8Array>;
};

const broken = (): StorageError => new StorageError('InvalidRequest', 'The multipart body is damaged');

/** Whether a content type announces a form. */
export const isMultipart = (contentType: string): boolean => /^multipart\/form-data\b/i.test(contentType);

function openParser(contentType: string): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits,
      isPartAFile: (_, type, name) => name !== undefined || type !== 'text/plain',
    });
  } catch {
    throw broken();
  }
}

/**
 * Reads a form as a stream up to its file, which is not gathered in memory; fields come before the file, as storage-js sends them.
 * @throws StorageError InvalidRequest when it is damaged, too long in its fields, has no file, or (out of `bytes`) ends early
 */
export function readMultipart(body: AsyncIterable<Uint8Array>, contentType: string): Promise<MultipartFile> {
  const form = openParser(contentType);
  const source = Readable.from(body, { objectMode: false });
  const fields = new Map<string, string>();
  return new Promise((resolve, reject) => {
    const refuse = (error: Error): void => {
      source.unpipe(form);
      source.destroy();
      reject(error);
    };
    form.on('field', (name, value, isNameCut, isValueCut) => {
      if (isNameCut || isValueCut) refuse(broken());
      else fields.set(name, value);
    });
    form.on('file', (_, file, __, ___, type) => {
      source.once('error', (error) => file.destroy(error));
      resolve({ fields, type, bytes: readFile(file, source) });
    });
    for (const limit of ['fieldsLimit', 'partsLimit'] as const) form.on(limit, () => refuse(broken()));
    form.on('finish', () => refuse(new StorageError('InvalidRequest', 'The form holds no file')));
    form.on('error', () => refuse(broken()));
    source.once('error', refuse);
    source.pipe(form);
  });
}

/** The bytes of the file; what follows it is not read, and a reader that stops early stops the request's body. */
async function* readFile(file: Readable, source: Readable): AsyncGenerator<Uint8Array> {
  file.on('error', () => {});
  try {
    for await (const chunk of file) yield chunk as Uint8Array;
  } catch (error) {
    throw source.errored ?? (error instanceof StorageError ? error : broken());
  } finally {
    source.destroy();
  }
}
