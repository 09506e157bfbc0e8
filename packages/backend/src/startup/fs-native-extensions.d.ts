/** The part of the package that is used here; it brings no types. */
declare module 'fs-native-extensions' {
  /**
   * Takes a lock on an open file without waiting: on Linux it belongs to the open file description (OFD), on macOS `flock`, on
   * Windows `LockFileEx`. Out: whether it was free. Errors: those of the system call.
   */
  export function tryLock(fd: number): boolean;
}
