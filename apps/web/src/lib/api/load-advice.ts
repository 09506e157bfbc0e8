/** Codes of the server's own answers with status 503: its database is away, it is about to end, or it has too much to do. */
const awayCode = /^(?:database_unavailable|draining|overloaded|PGRST00[02])$/;

type Failure = { code?: string | number; status?: unknown; context?: { status?: unknown } | null };

/** In: what a call gave or threw. Out: its code, and the status that it was answered with. */
function answerOf(error: unknown): { code: string; status: unknown } {
  const { code, status, context } = (error ?? {}) as Failure;
  return { code: `${code}`, status: status ?? context?.status };
}

/** Whether the server itself said that it is away for a moment. In: as {@link loadAdvice}. */
export function isAway(error: unknown): boolean {
  const { code, status } = answerOf(error);
  return awayCode.test(code) || status === 503;
}

/**
 * What to do about something that could not be loaded: wait where the server itself said that it is away for a moment or that too much was
 * asked of it, else look at the connection.
 * In: what the call gave or threw; errors of the data API carry a code, those of the sign-in service and of
 * pages a status, those of functions the answer itself.
 */
export function loadAdvice(error: unknown): string {
  if (isAway(error)) return 'Layanan sedang tidak tersedia. Tunggu sebentar, lalu coba lagi.';
  const { code, status } = answerOf(error);
  return code === 'PT429' || status === 429
    ? 'Terlalu banyak permintaan. Tunggu sebentar, lalu coba lagi.'
    : 'Periksa koneksi internet Anda, lalu coba lagi.';
}
