/** The protocol version from which error bodies are `{code, message}`; auth-js reads `code` only when it is echoed. */
export const currentApiVersion = '2024-01-01';
export const apiVersionHeader = 'X-Supabase-Api-Version';

/** True when the caller asked for the newer error form: a date not before {@link currentApiVersion}. */
export const wantsNewErrorForm = (header: string | undefined): boolean =>
  header !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(header) && header >= currentApiVersion;
