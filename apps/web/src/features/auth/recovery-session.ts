/** Mark in this tab's storage: the session was opened by the recovery mail, so a new password may be set without another code. */
const recoveryMark = 'kawanusaha_recovery';

/** What the address says on arrival from a mail: a recovery session, an error, or nothing. */
export type RecoveryArrival = { kind: 'session' } | { kind: 'error'; code: string } | { kind: 'none' };

/**
 * Reads the fragment (or query) that the link of the recovery mail brings.
 * In: `location.hash` and `location.search`. To be called before the auth client reads and removes them.
 */
export function readRecoveryArrival(hash: string, search: string): RecoveryArrival {
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  const query = new URLSearchParams(search);
  const code = fragment.get('error_code') ?? query.get('error_code') ?? fragment.get('error');
  if (code !== null) return { kind: 'error', code };
  return fragment.get('type') === 'recovery' && fragment.has('access_token')
    ? { kind: 'session' }
    : { kind: 'none' };
}

/** Keeps in mind across a reload that a recovery session is open in this tab. */
export function markRecovery(open: boolean): void {
  try {
    if (open) window.sessionStorage.setItem(recoveryMark, '1');
    else window.sessionStorage.removeItem(recoveryMark);
  } catch {
    // Without storage a reload asks for the code again, which is safe.
  }
}

/** Whether a recovery session was opened in this tab and not yet used. */
export function isRecoveryMarked(): boolean {
  try {
    return window.sessionStorage.getItem(recoveryMark) === '1';
  } catch {
    return false;
  }
}
