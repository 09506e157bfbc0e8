import { isPictureType } from '../pictures/picture-type.ts';

/**
 * How a browser shall treat an object: pictures may be shown in place, anything else is saved, so that no uploaded page or script
 * ever runs under our address.
 * @param download what `?download` holds: undefined without it, '' for the object's own name
 */
export function contentDisposition(
  name: string,
  mimetype: string,
  download: string | undefined,
): string | null {
  if (download === undefined && isPictureType(mimetype)) return null;
  const wanted = download === undefined || download === '' ? (name.split('/').at(-1) ?? 'berkas') : download;
  const clean = wanted
    .replace(/[\p{Cc}\p{Cf}/\\]/gu, '_')
    .slice(0, 200)
    .toWellFormed();
  const ascii = clean.replace(/[^\x20-\x7e]|["%]/g, '_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(clean).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)}`;
}
