import http from 'node:http';
import zlib from 'node:zlib';
import { packingLevels } from '../../apps/server/src/web/cache/packed-body.ts';

/** What a fresh connection carries before it waits for the other side is some 14.2 kB (ten segments); a page is on its way as a whole below. */
export const firstAnswerBytes = 14_000;

/** Of one page: its headers, and its document as it was sent, as it is first rendered and as it is kept while it lives. */
export type FirstAnswer = {
  readonly headers: number;
  readonly sent: number;
  readonly rendered: number;
  readonly kept: number;
  readonly html: string;
};

/** Asks for a page as a browser does. */
export async function askFirst(url: string): Promise<FirstAnswer> {
  const { headers, body } = await new Promise<{ headers: number; body: Buffer }>((resolve, reject) => {
    http
      .get(url, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } }, (answer) => {
        const parts: Buffer[] = [];
        const lines = [`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}`, ''];
        for (let at = 0; at < answer.rawHeaders.length; at += 2)
          lines.push(`${answer.rawHeaders[at]}: ${answer.rawHeaders[at + 1]}`);
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({ headers: Buffer.byteLength(`${lines.join('\r\n')}\r\n`), body: Buffer.concat(parts) }),
        );
      })
      .on('error', reject);
  });
  const html = zlib.brotliDecompressSync(body);
  return {
    headers,
    sent: body.length,
    rendered: packedBytes(html, packingLevels.first),
    kept: packedBytes(html, packingLevels.best),
    html: html.toString(),
  };
}

function packedBytes(html: Buffer, level: number): number {
  return zlib.brotliCompressSync(html, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: level } }).length;
}
