/** Named bytes, in a folder or in a bucket. A name stands for whole bytes only: what breaks off leaves none. */
export type ObjectStore = {
  /** Keeps the whole stream under the name, in place of what was there; on the disk when it resolves. */
  readonly put: (name: string, body: AsyncIterable<Uint8Array>) => Promise<void>;
  /** Null when there are no such bytes. */
  readonly get: (name: string) => Promise<AsyncIterable<Uint8Array> | null>;
  /** Names that begin with a folder, which ends in a slash; in no order. */
  readonly list: (folder: string) => AsyncIterable<string>;
  /** Forgets names; one that is not there is no error. */
  readonly remove: (names: readonly string[]) => Promise<void>;
};

const namePattern = /^[A-Za-z0-9][\w.-]*(?:\/[A-Za-z0-9][\w.-]*)*$/;

/** Whether a name is one of ours: parts of letters, digits, `_`, `-` and dots, none of which begins with a dot. */
export const isObjectName = (name: string): boolean => name.length <= 200 && namePattern.test(name);

/** Errors: a name that could lead elsewhere. */
export function assertObjectName(name: string): void {
  if (!isObjectName(name)) throw new Error(`not a name of this store: ${JSON.stringify(name)}`);
}
