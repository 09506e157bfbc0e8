/** Takes the oldest entries out of a cache that holds more than `limit`. */
export async function trimCache(cache: Pick<Cache, 'keys' | 'delete'>, limit: number): Promise<void> {
  const requests = await cache.keys();
  const surplus = requests.slice(0, Math.max(0, requests.length - limit));
  await Promise.all(surplus.map((request) => cache.delete(request)));
}
