import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { TestServer } from './start-server.ts';

/** The bucket that is written to. */
export const bucket = 'latihan';
/** A server that is away refuses at once; its clients try again a little later. */
const retryMs = 50;

/** One write with its times by the clock of this machine; null: it was never answered. */
export type Write = {
  readonly mark: string;
  readonly sentAt: number;
  ackedAt: number | null;
};

/** An upload, and its removal when it was removed. */
export type Upload = Write & { readonly sha256: string; removal: Omit<Write, 'mark'> | null };

export type WriteLog = { readonly rows: Write[]; readonly uploads: Upload[] };

const options = { auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false } };

/** The operator's client, which no quota holds back. */
export const operatorOf = ({ url, secretKey }: Pick<TestServer, 'url' | 'secretKey'>): SupabaseClient =>
  createClient(url, secretKey, options);

/**
 * Signs up a member who may list projects.
 * @returns the id of the account
 */
export async function addMember(
  server: Pick<TestServer, 'url' | 'publishableKey'>,
  name: string,
): Promise<string> {
  const client = createClient(server.url, server.publishableKey, options);
  const { data, error } = await client.auth.signUp({
    email: `${name}@contoh.test`,
    password: 'sandi-yang-cukup-panjang',
    options: { data: { username: name, nama_lengkap: 'Penulis Uji' } },
  });
  if (error !== null || data.user === null) throw new Error(`no member: ${error?.message}`);
  const profile = {
    no_wa: '081234567890',
    kota: 'Bandung',
    deskripsi: 'Menulis terus',
    instagram: 'https://instagram.com/penulis',
  };
  const written = await client.from('pengguna').update(profile).eq('id', data.user.id).select('id');
  if (written.data?.length !== 1) throw new Error(`no profile: ${written.error?.message}`);
  return data.user.id;
}

/**
 * Writes rows and files, and removes some files again, in parallel until it is stopped.
 * @param lanes how many writers of rows; one more writes files
 */
export async function startWriting(
  server: TestServer,
  lanes = 3,
): Promise<{ log: WriteLog; stop: () => Promise<void> }> {
  const userId = await addMember(server, `penulis${randomBytes(3).toString('hex')}`);
  const operator = operatorOf(server);
  await operator.storage.createBucket(bucket, { public: false });
  const log: WriteLog = { rows: [], uploads: [] };
  const stopping = new AbortController();
  const { signal } = stopping;

  const writeRows = async (lane: number): Promise<void> => {
    for (let n = 0; !signal.aborted; n += 1) {
      const write: Write = { mark: `jalur ${lane} nomor ${n}`, sentAt: Date.now(), ackedAt: null };
      log.rows.push(write);
      const { error } = await operator.from('project_listings').insert({
        user_id: userId,
        project_name: write.mark,
        project_description: 'Ditulis sementara cadangan dibuat.',
        project_type: 'Lainnya',
        required_skills: ['Marketing'],
        contact_method: '6280000000001',
        owner_name: 'Penulis Uji',
      });
      if (error === null) write.ackedAt = Date.now();
      else await sleep(retryMs);
    }
  };
  const writeFiles = async (): Promise<void> => {
    for (let n = 0; !signal.aborted; n += 1) {
      const bytes = randomBytes(20_000);
      const upload: Upload = {
        mark: `berkas-${n}.bin`,
        sentAt: Date.now(),
        ackedAt: null,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        removal: null,
      };
      log.uploads.push(upload);
      const contentType = 'application/octet-stream';
      const { error } = await operator.storage.from(bucket).upload(upload.mark, bytes, { contentType });
      if (error === null) upload.ackedAt = Date.now();
      const old = n % 3 === 2 ? log.uploads[n - 2] : undefined;
      if (old !== undefined) await removeFile(operator, old);
      await sleep(20);
    }
  };
  const running = Promise.all([...Array.from({ length: lanes }, (_, lane) => writeRows(lane)), writeFiles()]);
  return {
    log,
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

async function removeFile(operator: SupabaseClient, upload: Upload): Promise<void> {
  const removal: Upload['removal'] = { sentAt: Date.now(), ackedAt: null };
  upload.removal = removal;
  const { error } = await operator.storage.from(bucket).remove([upload.mark]);
  if (error === null) removal.ackedAt = Date.now();
}

export type Found = {
  /** Marks of the rows. */
  readonly rows: ReadonlySet<string>;
  /** Checksum of each file by its mark; null for a row without its bytes. */
  readonly files: ReadonlyMap<string, string | null>;
};

/**
 * Holds what a restore gave back against what was written.
 * @param at the moment of the restore
 * @returns what should be there and is not, and the other way round; and how much was asked for
 */
export function compareWithLog(log: WriteLog, at: number, found: Found) {
  // A time in whole milliseconds lies up to one before what it stands for.
  const isBefore = (write: { ackedAt: number | null } | null): boolean =>
    write !== null && write.ackedAt !== null && write.ackedAt < at;
  const isAfter = (write: { sentAt: number } | null): boolean => write === null || write.sentAt > at;
  const rows = log.rows.filter(isBefore);
  const uploads = log.uploads.filter((upload) => isBefore(upload) && isAfter(upload.removal));
  const missing = [
    ...rows.filter(({ mark }) => !found.rows.has(mark)),
    ...uploads.filter(({ mark, sha256 }) => found.files.get(mark) !== sha256),
  ];
  const tooMuch = [
    ...log.rows.filter((write) => isAfter(write) && found.rows.has(write.mark)),
    ...log.uploads.filter(
      (upload) => found.files.has(upload.mark) && (isAfter(upload) || isBefore(upload.removal)),
    ),
  ];
  const bare = [...found.files].filter(([, sha256]) => sha256 === null).map(([mark]) => mark);
  return {
    asked: { rows: rows.length, files: uploads.length },
    missing: [...missing.map(({ mark }) => mark), ...bare],
    tooMuch: tooMuch.map(({ mark }) => mark),
  };
}
