import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { type Case, operator, type Target } from './case.ts';

/** A picture of one point. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function bucketOf(target: Target): Promise<ReturnType<SupabaseClient['storage']['from']>> {
  const id = `b-${randomUUID()}`;
  const { storage } = operator(target);
  const { error } = await storage.createBucket(id, { public: true });
  if (error !== null) throw error;
  await storage.from(id).upload('a.txt', 'halo', { contentType: 'text/plain' });
  return storage.from(id);
}

/** Stored files. */
export const storageCases: readonly Case[] = [
  {
    service: 'storage',
    call: 'createBucket, upload',
    refusal: null,
    ask: (t) => bucketOf(t).then(() => ({ error: null })),
  },
  {
    service: 'storage',
    call: 'download, info, exists',
    refusal: null,
    ask: async (t) => {
      const bucket = await bucketOf(t);
      const { error } = await bucket.download('a.txt');
      return { error: error ?? (await bucket.info('a.txt')).error ?? (await bucket.exists('a.txt')).error };
    },
  },
  {
    service: 'storage',
    call: 'list, listV2',
    refusal: null,
    ask: async (t) => {
      const bucket = await bucketOf(t);
      return { error: (await bucket.list()).error ?? (await bucket.listV2({ with_delimiter: true })).error };
    },
  },
  {
    service: 'storage',
    call: 'copy, move, remove',
    refusal: null,
    ask: async (t) => {
      const bucket = await bucketOf(t);
      const copied = await bucket.copy('a.txt', 'b.txt');
      const moved = await bucket.move('b.txt', 'c.txt');
      return { error: copied.error ?? moved.error ?? (await bucket.remove(['c.txt'])).error };
    },
  },
  {
    service: 'storage',
    call: 'createSignedUrl, createSignedUploadUrl, uploadToSignedUrl',
    refusal: null,
    ask: async (t) => {
      const bucket = await bucketOf(t);
      const signed = await bucket.createSignedUrl('a.txt', 60);
      const { data, error } = await bucket.createSignedUploadUrl('d.txt');
      if (data === null) return { error };
      return { error: signed.error ?? (await bucket.uploadToSignedUrl('d.txt', data.token, 'halo')).error };
    },
  },
  {
    service: 'storage',
    call: 'getBucket, listBuckets, updateBucket, emptyBucket, deleteBucket',
    refusal: null,
    ask: async (t) => {
      const { bucketId } = (await bucketOf(t)) as unknown as { bucketId: string };
      const { storage } = operator(t);
      const read = (await storage.getBucket(bucketId)).error ?? (await storage.listBuckets()).error;
      const { error } = await storage.updateBucket(bucketId, { public: false, fileSizeLimit: '1.5MB' });
      const emptied = await storage.emptyBucket(bucketId);
      return { error: read ?? error ?? emptied.error ?? (await storage.deleteBucket(bucketId)).error };
    },
  },
  {
    service: 'storage',
    call: 'update, createSignedUrls, download with `transform`',
    refusal: null,
    ask: async (t) => {
      const bucket = await bucketOf(t);
      const { error } = await bucket.upload('p.png', pixel, { contentType: 'image/png' });
      const updated = await bucket.update('p.png', pixel, { contentType: 'image/png' });
      const signed = await bucket.createSignedUrls(['p.png'], 60);
      const drawn = await bucket.download('p.png', { transform: { width: 1, height: 1 } });
      return { error: error ?? updated.error ?? signed.error ?? drawn.error };
    },
  },
  {
    service: 'storage',
    call: 'purgeCache, purgeBucketCache',
    refusal: 'no cache',
    ask: async (t) => (await bucketOf(t)).purgeCache('a.txt'),
  },
  {
    service: 'storage',
    call: 'getBucketLifecycle, updateBucketLifecycle, deleteBucketLifecycle',
    refusal: 'NotImplemented',
    ask: async (t) => {
      const { bucketId } = (await bucketOf(t)) as unknown as { bucketId: string };
      return operator(t).storage.getBucketLifecycle(bucketId);
    },
  },
  {
    service: 'storage',
    call: 'vectors',
    refusal: 'not supported',
    ask: (t) => operator(t).storage.vectors.listBuckets(),
  },
  {
    service: 'storage',
    call: 'analytics',
    refusal: 'not supported',
    ask: (t) => operator(t).storage.analytics.listBuckets(),
  },
];
