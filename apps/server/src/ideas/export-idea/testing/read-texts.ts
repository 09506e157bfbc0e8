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

/** Words of an RTF document, each paragraph and cell on its own line; for checks of what was written. */
export function readRtfText(file: Uint8Array): string {
  return Buffer.from(file)
    .toString('latin1')
    .replaceAll(/\\(?:par|cell|row|line)\b ?/g, '\n')
    .replaceAll(/\\u(-?\d+)\?/g, (_, code: string) => String.fromCodePoint((Number(code) + 65_536) % 65_536))
    .replaceAll(/\\([\\{}])/g, '$1')
    .replaceAll(/\\[a-z]+-?\d* ?/g, '');
}
