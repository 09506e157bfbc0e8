/** Buckets of the product, as `supabase/schemas/storage.sql` makes them, and what the interface and the server both rely on. */
export const profilePhotoBucket = 'foto-profil';
export const projectPictureBucket = 'gambar-proyek';
export const premiumFileBucket = 'berkas-premium';
export const messagePictureBucket = 'gambar-pesan';

/** A signed link to a Premium file lives this long at most (seconds). */
export const premiumLinkSeconds = 300;

/** A signed address of a picture in a conversation lives this long at most (seconds). */
export const messagePictureSeconds = 300;

/** What people may choose as a picture, for a file input and for the check before sending. */
export const pictureMimeTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Buckets whose pictures everybody may see. */
export type PictureBucket = typeof profilePhotoBucket | typeof projectPictureBucket;
export type UploadBucket = PictureBucket | typeof messagePictureBucket;

/** Largest upload of each bucket in bytes, as its row in `storage.buckets` says. */
export const pictureMaxBytes: Readonly<Record<UploadBucket, number>> = {
  [profilePhotoBucket]: 2 * 1024 * 1024,
  [projectPictureBucket]: 4 * 1024 * 1024,
  [messagePictureBucket]: 4 * 1024 * 1024,
};

/** Sizes in which pictures are shown, in CSS pixels; browsers with finer screens take a larger one. */
export type PictureSize = { readonly width: number; readonly height: number };

/** Of 100: what a small picture on a phone needs; higher ones weigh half as much again and look the same there. */
const pictureQuality = 70;

/**
 * Address of a picture in one size, cut to fit. Names are never used twice, so the answer may be kept for ever.
 * In: the bucket, the path inside it (`<user id>/<name>`), pixels.
 */
export function pictureUrl(bucket: PictureBucket, path: string, { width, height }: PictureSize): string {
  return `/storage/v1/render/image/public/${bucket}/${path}?width=${width}&height=${height}&quality=${pictureQuality}`;
}
