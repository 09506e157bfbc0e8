const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * Tells the server that this page failed, without waiting for an answer: words, positions in our files and the path; no query, nothing
 * that was typed.
 * @returns the id by which the line in the server's log is found
 */
export function reportPageError(error: unknown): string {
  const id = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => letters[byte % 32]).join('');
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const body = JSON.stringify({
    id,
    name: name.slice(0, 60),
    message: message.slice(0, 300),
    stack: (stack ?? '').slice(0, 4_000),
    path: window.location.pathname.slice(0, 200),
  });
  navigator.sendBeacon('/gangguan', body);
  return id;
}
