import type { Logger } from 'pino';
import type { AppDeps } from '#deps.ts';
import type { Database } from '#db/pool.ts';
import type { ByteStore } from '#adapters/bytes/byte-store.ts';
import { openByteStore } from './bytes/open-byte-store.ts';
import { createPictureQueue, type PictureQueue } from './pictures/picture-queue.ts';
import { createRenderCache, type RenderCache } from './pictures/render-cache.ts';
import { createUrlTokens, type UrlTokens } from './url-tokens.ts';

/** What the product demands of one bucket, beyond what its row says. */
export type BucketRule = {
  /** Every upload is a picture and is written anew: upright, small, without metadata. */
  readonly recodesPictures?: boolean;
  /** Longest life of a signed address. */
  readonly maxSignedSeconds?: number;
};
export type BucketRules = Readonly<Record<string, BucketRule>>;

/** What a server offers beyond reading and writing whole objects; everything is off unless asked for. */
export type StorageOptions = {
  /** Uploads in pieces that can be taken up again (TUS 1.0.0). */
  readonly resumable?: boolean;
  /** Private objects carry the caching that was stored with them, instead of being asked for anew each time. */
  readonly sendsStoredCaching?: boolean;
  /** Pictures are rendered in any size from 1 to 2,500, instead of those that screens show. */
  readonly rendersEverySize?: boolean;
};

/** What the routes of /storage/v1 share. */
export type StorageContext = {
  readonly database: Database;
  readonly store: ByteStore;
  readonly renders: RenderCache;
  /** Apart, so that renderings for visitors do not hold up a member's upload. */
  readonly queues: { readonly renderings: PictureQueue; readonly uploads: PictureQueue };
  readonly tokens: UrlTokens;
  readonly rules: BucketRules;
  readonly options: StorageOptions;
  /** Where uploads in pieces are gathered. */
  readonly directory: string;
  /** Limit of an object whose bucket has none of its own. */
  readonly maxBytes: number;
  readonly log: Logger;
};

/** What the routes share, made once. `rules`: what the product demands of its buckets beyond their row. */
export function createStorageContext(
  deps: AppDeps,
  rules: BucketRules,
  options: StorageOptions,
): StorageContext {
  const { settings, database, log } = deps;
  return {
    database,
    store: openByteStore(settings, log),
    renders: createRenderCache(settings.storage.directory),
    queues: { renderings: createPictureQueue(), uploads: createPictureQueue({ atOnce: 1 }) },
    tokens: createUrlTokens(settings.jwtSecret, settings.siteUrl),
    rules,
    options,
    directory: settings.storage.directory,
    maxBytes: settings.storage.maxBytes,
    log,
  };
}
