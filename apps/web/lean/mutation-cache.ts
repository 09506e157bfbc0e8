/**
 * Stands in the browser's build for the query library's cache of mutations: what changes something goes through
 * `useOperation` (a rule test holds that), so that this one is always empty.
 */
export class MutationCache {
  clear(): void {}

  findAll(): [] {
    return [];
  }

  resumePausedMutations(): Promise<void> {
    return Promise.resolve();
  }
}
