import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type S3Stub = {
  /** Address of the bucket. */
  readonly endpoint: string;
  readonly objects: Map<string, Buffer>;
  /** Requests whose signature was wrong. */
  readonly refused: string[];
  readonly close: () => Promise<void>;
};

const bucket = 'ember-uji';
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const escapeUri = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

/** Works the AWS Signature Version 4 out again, from the request alone. */
function isSigned(request: IncomingMessage, url: URL, secretKey: string): boolean {
  const parts =
    /^AWS4-HMAC-SHA256 Credential=[^/]+\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    );
  if (parts === null) return false;
  const [, day = '', region = '', names = '', signature] = parts;
  const query = [...url.searchParams]
    .map(([name, value]) => `${escapeUri(name)}=${escapeUri(value)}`)
    .sort()
    .join('&');
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`);
  const canonical = [
    request.method,
    url.pathname,
    query,
    headers.join(''),
    names,
    request.headers['x-amz-content-sha256'],
  ].join('\n');
  const text = [
    'AWS4-HMAC-SHA256',
    request.headers['x-amz-date'],
    `${day}/${region}/s3/aws4_request`,
    sha256(canonical),
  ].join('\n');
  const key = hmac(hmac(hmac(hmac(`AWS4${secretKey}`, day), region), 's3'), 'aws4_request');
  return hmac(key, text).toString('hex') === signature;
}

/** A store on loopback that speaks as much of the S3 protocol as the server uses, and believes no request that is not signed well. */
export async function startS3Stub(secretKey: string): Promise<S3Stub> {
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, Map<number, Buffer>>();
  const refused: string[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://stub');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const send = (status: number, text: string | Buffer = '', headers: Record<string, string> = {}): void => {
      response.writeHead(status, { 'content-type': 'application/xml', ...headers }).end(text);
    };
    if (!isSigned(request, url, secretKey)) {
      refused.push(`${request.method} ${request.url}`);
      return send(403, '<Error><Code>SignatureDoesNotMatch</Code></Error>');
    }
    const key = decodeURIComponent(url.pathname.replace(new RegExp(`^/${bucket}/?`), ''));
    const query = url.searchParams;
    const etag = { etag: `"${createHash('md5').update(body).digest('hex')}"` };
    const uploadId = query.get('uploadId') ?? '';
    if (request.method === 'GET' && key === '') {
      const prefix = query.get('prefix') ?? '';
      const rows = [...objects].filter(([name]) => name.startsWith(prefix));
      const listed = rows.map(
        ([name, bytes]) =>
          `<Contents><Key>${name}</Key><Size>${bytes.length}</Size><LastModified>2020-01-01T00:00:00.000Z</LastModified><ETag>"x"</ETag></Contents>`,
      );
      return send(
        200,
        `<ListBucketResult><KeyCount>${rows.length}</KeyCount><IsTruncated>false</IsTruncated>${listed.join('')}</ListBucketResult>`,
      );
    }
    if (request.method === 'POST' && query.has('uploads')) {
      const id = `u${uploads.size}`;
      uploads.set(id, new Map());
      return send(
        200,
        `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      );
    }
    if (request.method === 'PUT' && uploadId !== '') {
      uploads.get(uploadId)?.set(Number(query.get('partNumber')), body);
      return send(200, '', etag);
    }
    if (request.method === 'POST' && uploadId !== '') {
      const parts = [...(uploads.get(uploadId) ?? [])].toSorted(([a], [b]) => a - b);
      objects.set(key, Buffer.concat(parts.map(([, bytes]) => bytes)));
      uploads.delete(uploadId);
      return send(200, `<CompleteMultipartUploadResult><ETag>"whole"</ETag></CompleteMultipartUploadResult>`);
    }
    if (request.method === 'DELETE' && uploadId !== '') {
      uploads.delete(uploadId);
      return send(204);
    }
    if (request.method === 'POST' && query.has('delete')) {
      for (const [, name = ''] of body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)) objects.delete(name);
      return send(200, '<DeleteResult></DeleteResult>');
    }
    if (request.method === 'PUT') {
      const source = request.headers['x-amz-copy-source'];
      const from =
        typeof source === 'string'
          ? decodeURIComponent(source).replace(`/${bucket}/`, '').replace(`${bucket}/`, '')
          : null;
      objects.set(key, from === null ? body : (objects.get(from) ?? Buffer.alloc(0)));
      return send(200, '<CopyObjectResult><ETag>"x"</ETag></CopyObjectResult>', etag);
    }
    const bytes = objects.get(key);
    if (bytes === undefined) return send(404, '<Error><Code>NoSuchKey</Code></Error>');
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
    if (range !== null) return send(206, bytes.subarray(Number(range[1]), Number(range[2]) + 1));
    return send(200, request.method === 'HEAD' ? '' : bytes, { etag: '"x"' });
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}/${bucket}`,
    objects,
    refused,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
