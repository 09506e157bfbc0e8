import { inflateSync } from 'node:zlib';

/** Words of a PDF with built-in fonts, each drawn line on its own line; for checks of what was written. */
export function readPdfText(file: Uint8Array): string {
  const bytes = Buffer.from(file);
  const source = bytes.toString('latin1');
  const lines: string[] = [];
  for (const match of source.matchAll(/stream\r?\n/g)) {
    const from = match.index + match[0].length;
    const to = source.indexOf('endstream', from);
    let content: string;
    try {
      content = inflateSync(bytes.subarray(from, to)).toString('latin1');
    } catch {
      continue;
    }
    for (const [, shown = ''] of content.matchAll(/\[([^\]]*)\]\s*TJ/g)) {
      const text = [...shown.matchAll(/<([0-9a-f]*)>/g)]
        .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
        .join('');
      lines.push(text);
    }
  }
  return lines.join('\n');
}
