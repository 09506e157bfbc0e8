import type { OfferedHeaders } from '#http/app-env.ts';

/**
 * What is answered, before it becomes a Response: a cache keeps it without reading it back, and a body that came as bytes
 * from the database leaves as the same bytes.
 */
export type RestAnswer = {
  status: number;
  headers: Record<string, string>;
  /** Values of `Set-Cookie`, the one header that may come several times. */
  cookies?: readonly string[];
  body: string | Uint8Array<ArrayBuffer> | null;
  /** Of one that is kept: all its headers, by what else was offered (http/headers/set-headers.ts). */
  whole?: Map<OfferedHeaders, Record<string, string>>;
};
