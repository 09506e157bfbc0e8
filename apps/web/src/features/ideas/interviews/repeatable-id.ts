const slotMs = 10 * 60_000;

/**
 * An id for a form that brings none of its own: the same texts within ten minutes give the same UUID, so that a form that a browser
 * without scripts sends twice is kept once. In: the texts and the time.
 */
export async function repeatableId(texts: readonly string[], now: Date): Promise<string> {
  const source = JSON.stringify([Math.floor(now.getTime() / slotMs), ...texts]);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(source)));
  const hex = [...digest.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
