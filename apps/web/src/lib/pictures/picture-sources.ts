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

/** Square sizes of a member's photo, from the header's avatar to the profile on a fine screen; null without one. */
export function photoSources(path: string | null | undefined): Sources | null {
  return path ? sourcesOf(profilePhotoBucket, path, [64, 160, 320], 1) : null;
}

/** Sizes of a project's picture in 16:9, from a card on a small phone to the detail page. */
export function projectPictureSources(path: string): Sources {
  return sourcesOf(projectPictureBucket, path, [320, 480, 720, 1280], 16 / 9);
}
