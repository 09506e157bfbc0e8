import { StorageError } from './storage-error.ts';

const maxKeyLength = 1024;
/** The characters of object names: no control characters, no backslash, nothing that another system reads otherwise. */
const keyPattern = /^[\w/!.*'() &$@=;:+,?-]+$/;
const bucketPattern = /^[\w!.*'() &$@=;:+,?-]{1,100}$/;

/**
 * Checks an object's name. It never becomes a file name (bytes are kept under a random id), but it stands in policies,
 * in addresses and in what other people download.
 * @throws StorageError InvalidKey for `..`, empty parts, an absolute path, foreign characters, more than 1,024 of them
 */
export function assertObjectName(name: string): void {
  const parts = name.split('/');
  const isSound =
    name.length <= maxKeyLength &&
    keyPattern.test(name) &&
    parts.every((part) => part !== '' && part !== '.' && part !== '..');
  if (!isSound) throw new StorageError('InvalidKey', `Invalid key: ${shown(name)}`);
}

/** @throws StorageError InvalidBucketName */
export function assertBucketName(name: string): void {
  if (!bucketPattern.test(name) || name.trim() !== name || /^\.+$/.test(name)) {
    throw new StorageError('InvalidBucketName');
  }
}

/** A name inside an error: short and without control characters. */
function shown(name: string): string {
  return name.slice(0, 120).replace(/[^\x20-\x7e]/g, '?');
}

export type ObjectAddress = { readonly bucket: string; readonly name: string };

/**
 * Reads bucket and object from the path of a request.
 * @param path still percent-encoded
 * @param prefix what stands before the bucket, for example `/storage/v1/object/public/`
 * @throws StorageError InvalidKey, InvalidBucketName
 */
export function readAddress(path: string, prefix: string): ObjectAddress {
  let rest: string;
  try {
    rest = decodeURIComponent(path.slice(prefix.length));
  } catch {
    throw new StorageError('InvalidKey', 'Invalid key: it is not well encoded');
  }
  const slash = rest.indexOf('/');
  if (!path.startsWith(prefix) || slash < 1) throw new StorageError('NotFound');
  const address = { bucket: rest.slice(0, slash), name: rest.slice(slash + 1) };
  assertBucketName(address.bucket);
  assertObjectName(address.name);
  return address;
}
