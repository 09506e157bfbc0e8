import { vi } from 'vitest';

/** Far above what any of it takes on an idle machine, and below the time of a test. */
const timeoutMs = 15_000;

/**
 * Waits until a check passes. Vitest's own waits give up after a second, which a busy machine needs for a write and its answer.
 * @param check throws until it passes
 * @param options of `vi.waitFor`
 * @returns what the check returns; its last error is thrown when it never passes
 */
export const eventually: typeof vi.waitFor = (check, options) =>
  vi.waitFor(check, typeof options === 'number' ? options : { timeout: timeoutMs, ...options });
