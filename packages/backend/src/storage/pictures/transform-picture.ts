import type { Sharp } from 'sharp';
import { StorageError } from '../storage-error.ts';
import type { Transform } from './read-transform.ts';

/** The web app sends at most 1,600 × 1,600; what a phone's camera makes by default (12 to 24 million) fits, what fills the memory does not. */
export const maxPixels = 25_000_000;
const workSeconds = 15;
const storedEdge = 1600;
const storedQuality = 82;

/** The library is loaded with the first picture, and works on each with one thread: how many at once, the queues say. */
async function open(bytes: Buffer): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
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
export async function recodePicture(bytes: Buffer): Promise<Buffer> {
  const picture = await open(bytes);
  return render(
    picture
      .resize({ width: storedEdge, height: storedEdge, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: storedQuality, effort: 4 }),
  );
}

export type RenderedFormat = 'webp' | 'avif' | 'jpeg' | 'png' | 'gif';

/** The box in the shape that was asked for, but no larger than the picture: enlarging costs bytes and shows nothing more. */
async function fittingBox(
  bytes: Buffer,
  { width, height }: Transform,
): Promise<{ width?: number; height?: number }> {
  const picture = await open(bytes);
  const { autoOrient } = await picture.metadata().catch((error: unknown) => {
    throw new StorageError('InvalidPicture', undefined, { cause: error });
  });
  const scale = Math.min(1, autoOrient.width / (width ?? 1), autoOrient.height / (height ?? 1));
  const scaled = (edge: number): number => Math.max(1, Math.round(edge * scale));
  return {
    ...(width === undefined ? {} : { width: scaled(width) }),
    ...(height === undefined ? {} : { height: scaled(height) }),
  };
}

/**
 * A picture in the size that was asked for; a smaller picture keeps its size, in the shape that was asked for.
 * @throws StorageError InvalidPicture
 */
export async function transformPicture(
  bytes: Buffer,
  transform: Transform,
  format: RenderedFormat,
): Promise<Buffer> {
  const { width, height, resize, quality } = transform;
  const picture = await open(bytes);
  const sized =
    width === undefined && height === undefined
      ? picture
      : picture.resize({
          ...(await fittingBox(bytes, transform)),
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
