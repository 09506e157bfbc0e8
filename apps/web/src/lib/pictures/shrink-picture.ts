/** Longest edge that is sent: the server keeps no more, and mobile data costs money. */
const longestEdge = 1600;
const quality = 0.85;
/** Below this the original may be sent as it is when the browser cannot draw it smaller. */
const passThroughBytes = 1_500_000;

export const pictureProblems = {
  unreadable: 'Gambar ini tidak dapat dibaca. Pilih foto JPG, PNG, atau WebP.',
} as const;

/**
 * Makes a chosen picture small and upright before it is sent, so that a phone's 8 MB become some 200 kB.
 * Out: a JPEG or WebP, or the file itself when it is small and cannot be drawn here. Throws an Error with a text for the person.
 */
export async function shrinkPicture(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (bitmap === null) {
    if (file.size <= passThroughBytes && /^image\/(jpeg|png|webp)$/.test(file.type)) return file;
    throw new Error(pictureProblems.unreadable);
  }
  const scale = Math.min(1, longestEdge / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const webp = await toBlob(canvas, 'image/webp');
  // A browser that cannot write WebP gives PNG instead, which is large for photos.
  const blob = webp?.type === 'image/webp' ? webp : await toBlob(canvas, 'image/jpeg');
  if (blob === null) throw new Error(pictureProblems.unreadable);
  return blob;
}

function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}
