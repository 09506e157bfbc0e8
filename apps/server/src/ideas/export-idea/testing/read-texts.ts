import { inflateSync } from 'node:zlib';

export type ReadPdf = {
  /** Everything outside the compressed streams: the objects and their dictionaries. */
  source: string;
  /** Each drawn line on its own line, in the order of the pages. */
  text: string;
  /** What the pages are drawn with. */
  contents: readonly string[];
};

/** Signs of a subset of a font by their code of four hexadecimal digits, as its ToUnicode map gives them. */
function signsOf(map: string): Map<string, string> {
  const signs = new Map<string, string>();
  for (const [, first = '0', list = ''] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g))
    [...list.matchAll(/<([0-9a-f ]*)>/g)].forEach(([, hex = ''], index) => {
      const code = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0');
      signs.set(code, Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'));
    });
  return signs;
}

/** Opens a PDF as a program that copies its text would: by the map from glyphs to letters that each font brings. */
export function readPdf(file: Uint8Array): ReadPdf {
  const bytes = Buffer.from(file);
  const source = bytes.toString('latin1');
  const objects = new Map<string, { head: string; stream: string }>();
  for (const match of source.matchAll(/(\d+) 0 obj\n([\s\S]*?)(?:stream\r?\n|\nendobj)/g)) {
    const [all, id = '', head = ''] = match;
    const from = match.index + all.length;
    const isStream = all.endsWith('stream\n') || all.endsWith('stream\r\n');
    const raw = isStream ? bytes.subarray(from, source.indexOf('endstream', from)) : Buffer.alloc(0);
    const isPacked = head.includes('FlateDecode');
    objects.set(id, { head, stream: (isPacked ? inflateSync(raw) : raw).toString('latin1') });
  }
  const fonts = new Map<string, Map<string, string>>();
  for (const { head } of objects.values())
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1];
      if (map !== undefined) fonts.set(name, signsOf(objects.get(map)?.stream ?? ''));
    }
  const contents = [...objects.values()].map(({ stream }) => stream).filter((stream) => / Tf\n/.test(stream));
  const lines: string[] = [];
  for (const content of contents) {
    let signs = new Map<string, string>();
    for (const [, font, shown = ''] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\]\s*TJ/g)) {
      if (font !== undefined) signs = fonts.get(font) ?? signs;
      else {
        const codes = [...shown.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) => hex).join('');
        lines.push((codes.match(/.{4}/g) ?? []).map((code) => signs.get(code) ?? '').join(''));
      }
    }
  }
  return { source, contents, text: lines.join('\n') };
}
