/** Lets `perSecond` events through each second, and as many at once after a pause. */
export function createTokenBucket(perSecond: number): () => boolean {
  let tokens = perSecond;
  let last = performance.now();
  return function take() {
    const now = performance.now();
    tokens = Math.min(perSecond, tokens + ((now - last) / 1000) * perSecond);
    last = now;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}
