import {
  pictureUrl,
  profilePhotoBucket,
  projectPictureBucket,
  type PictureBucket,
} from '@kawanusaha/contracts/storage';

type Sources = { src: string; srcSet: string };

function sourcesOf(bucket: PictureBucket, path: string, widths: readonly number[], ratio: number): Sources {
  const at = (width: number): string =>
    pictureUrl(bucket, path, { width, height: Math.round(width / ratio) });
  return {
    src: at(widths[0] ?? 320),
    srcSet: widths.map((width) => `${at(width)} ${width}w`).join(', '),
  };
}

const photoWidths = [64, 160, 320];
/** The finest screens have three points to a CSS pixel. */
const finest = 3;

/**
 * Square sizes of a member's photo, from the header's avatar to the profile on a fine screen; null without one.
 * In: its path; its edge in CSS pixels, where only the sizes that such a place can use are wanted.
 */
export function photoSources(path: string | null | undefined, edge?: number): Sources | null {
  if (!path) return null;
  const enough = edge === undefined ? -1 : photoWidths.findIndex((width) => width >= edge * finest);
  return sourcesOf(
    profilePhotoBucket,
    path,
    enough === -1 ? photoWidths : photoWidths.slice(0, enough + 1),
    1,
  );
}

/** Sizes of a project's picture in 16:9, from a card on a small phone to the detail page. */
export function projectPictureSources(path: string): Sources {
  return sourcesOf(projectPictureBucket, path, [320, 480, 720, 1280], 16 / 9);
}
