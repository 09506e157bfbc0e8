/** Types of pictures that a browser may show in place; everything else is handed over as a download. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;
export type PictureType = (typeof pictureTypes)[number];

/** How many bytes {@link sniffPicture} wants to see. */
export const signatureBytes = 32;

/** Whether a content type is one of {@link pictureTypes}. */
export function isPictureType(type: string): type is PictureType {
  return (pictureTypes as readonly string[]).includes(type);
}

/** What the first bytes of a file say it is; null when it is none of the pictures we know. */
export function sniffPicture(head: Buffer): PictureType | null {
  const text = (start: number, end: number): string => head.toString('latin1', start, end);
  if (head.length >= 3 && head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'image/jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'image/webp';
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'image/gif';
  if (text(4, 8) === 'ftyp' && /^avi[fs]$/.test(text(8, 12))) return 'image/avif';
  return null;
}
