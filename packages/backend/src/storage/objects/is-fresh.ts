/** Whether what the client has is still what would be sent (RFC 9110: the tag decides, the date only without a tag). */
export function isFresh(headers: Headers, etag: string, lastModified: Date): boolean {
  const tags = headers.get('if-none-match');
  if (tags !== null) {
    const bare = (tag: string): string => tag.trim().replace(/^W\//, '');
    return tags.trim() === '*' || tags.split(',').some((tag) => bare(tag) === bare(etag));
  }
  const since = Date.parse(headers.get('if-modified-since') ?? '');
  return Math.floor(lastModified.getTime() / 1000) * 1000 <= since;
}
