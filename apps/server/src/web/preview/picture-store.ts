import { LRUCache } from 'lru-cache';

const maxPictures = 150;
const maxDrawing = 4;

export type PictureStore = {
  /** The picture of this name, drawn when it is not kept; null when too many are being drawn already. */
  readonly get: (name: string, draw: () => Promise<Buffer>) => Promise<Buffer | null>;
};

/** Keeps the pictures that were asked for last, and draws each only once however many ask at the same time. */
export function createPictureStore(): PictureStore {
  const kept = new LRUCache<string, Buffer>({ max: maxPictures });
  const drawing = new Map<string, Promise<Buffer>>();
  return {
    get: async (name, draw) => {
      const known = kept.get(name);
      if (known !== undefined) return known;
      const underway = drawing.get(name);
      if (underway !== undefined) return underway;
      if (drawing.size >= maxDrawing) return null;
      const started = draw();
      drawing.set(name, started);
      try {
        const picture = await started;
        kept.set(name, picture);
        return picture;
      } finally {
        drawing.delete(name);
      }
    },
  };
}
