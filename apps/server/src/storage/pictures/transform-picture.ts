import sharp, { type Sharp } from 'sharp';
import { StorageError } from '../storage-error.ts';
import type { Transform } from './read-transform.ts';

/** A phone's camera has 12 to 50 million pixels; what claims more is there to fill the memory. */
export const maxPixels = 50_000_000;
const workSeconds = 15;
const storedEdge = 1600;
const storedQuality = 82;

function open(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', animated: false })
    .timeout({ seconds: workSeconds })
    .autoOrient();
}

async function render(picture: Sharp): Promise<Buffer> {
  try {
    return await picture.toBuffer();
  } catch (error) {
    throw new StorageError('InvalidPicture', undefined, { cause: error });
  }
}

/**
 * Makes a picture fit to be kept: upright, at most 1,600 pixels on its longer side, WebP, without any metadata (place, camera, time).
 * @throws StorageError InvalidPicture when it cannot be read, or has too many pixels
 */
export function recodePicture(bytes: Buffer): Promise<Buffer> {
  return render(
    open(bytes)
      .resize({ width: storedEdge, height: storedEdge, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: storedQuality, effort: 4 }),
  );
}

export type RenderedFormat = 'webp' | 'avif' | 'jpeg' | 'png' | 'gif';

/**
 * A picture in the size that was asked for.
 * @throws StorageError InvalidPicture
 */
export function transformPicture(
  bytes: Buffer,
  transform: Transform,
  format: RenderedFormat,
): Promise<Buffer> {
  const { width, height, resize, quality } = transform;
  const sized =
    width === undefined && height === undefined
      ? open(bytes)
      : open(bytes).resize({
          ...(width === undefined ? {} : { width }),
          ...(height === undefined ? {} : { height }),
          fit: resize,
          ...(resize === 'contain' ? { background: { r: 0, g: 0, b: 0, alpha: 0 } } : {}),
        });
  switch (format) {
    case 'webp':
      return render(sized.webp({ quality, effort: 4 }));
    case 'avif':
      return render(sized.avif({ quality: Math.max(20, quality - 25), effort: 2 }));
    case 'jpeg':
      return render(sized.jpeg({ quality, mozjpeg: true }));
    case 'png':
      return render(sized.png());
    case 'gif':
      return render(sized.gif());
  }
}
