import { createHash } from 'node:crypto';
import type { TestServer } from './start-server.ts';
import { bucket, type Found, operatorOf } from './write-load.ts';

const pageSize = 1_000;

/** What a server has of the rows and files that `startWriting` wrote, read as any client reads. */
export async function readWritten(server: Pick<TestServer, 'url' | 'secretKey'>): Promise<Found> {
  const operator = operatorOf(server);
  const rows = new Set<string>();
  for (let from = 0; ; from += pageSize) {
    const page = await operator
      .from('project_listings')
      .select('project_name')
      .order('id')
      .range(from, from + pageSize - 1);
    if (page.error !== null) throw new Error(`the rows cannot be read: ${page.error.message}`);
    for (const row of page.data) rows.add(String(row.project_name));
    if (page.data.length < pageSize) break;
  }
  const files = new Map<string, string | null>();
  for (let offset = 0; ; offset += pageSize) {
    const listed = await operator.storage.from(bucket).list('', { limit: pageSize, offset });
    if (listed.error !== null) throw new Error(`the files cannot be listed: ${listed.error.message}`);
    for (const { name } of listed.data) {
      const { data } = await operator.storage.from(bucket).download(name);
      const bytes = data === null ? null : Buffer.from(await data.arrayBuffer());
      files.set(name, bytes === null ? null : createHash('sha256').update(bytes).digest('hex'));
    }
    if (listed.data.length < pageSize) break;
  }
  return { rows, files };
}
