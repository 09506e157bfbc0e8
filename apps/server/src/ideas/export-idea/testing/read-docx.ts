import { strFromU8, unzipSync } from 'fflate';

export type ReadDocx = {
  /** Names of the parts inside. */
  parts: string[];
  /** Every part that is text, by its name. */
  xml: ReadonlyMap<string, string>;
  /** Each paragraph on its own line, cells included. */
  text: string;
  headings: { level: number; text: string }[];
  /** Tables with their cells' texts, row by row. */
  tables: string[][][];
  /** How often each part of the pages begins: page size, margins, numbering. */
  sections: string[];
};

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
const decode = (text: string) =>
  text.replaceAll(
    /&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi,
    (_, decimal?: string, hex?: string, name?: string) => {
      if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
      if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
      return entities[name ?? ''] ?? '';
    },
  );
const matches = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].map(([all]) => all);

const textOf = (xml: string) =>
  decode(
    [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<w:br\b[^>]*\/>/g)]
      .map(([, text]) => text ?? '\n')
      .join(''),
  );

/** Opens a DOCX as a word processor would find it: the parts of the archive, its paragraphs, headings and tables. */
export function readDocx(file: Uint8Array): ReadDocx {
  const archive = unzipSync(file);
  const xml = new Map(
    Object.entries(archive)
      .filter(([name]) => /\.(?:xml|rels)$/.test(name))
      .map(([name, bytes]) => [name, strFromU8(bytes)]),
  );
  const body = xml.get('word/document.xml') ?? '';
  const paragraphs = matches(body, /<w:p(?: [^>]*)?>.*?<\/w:p>/gs);
  return {
    parts: Object.keys(archive),
    xml,
    text: paragraphs.map(textOf).join('\n'),
    headings: paragraphs.flatMap((paragraph) => {
      const level = /<w:pStyle w:val="Heading(\d)"\/>/.exec(paragraph)?.[1];
      return level === undefined ? [] : [{ level: Number(level), text: textOf(paragraph) }];
    }),
    tables: matches(body, /<w:tbl>.*?<\/w:tbl>/gs).map((table) =>
      matches(table, /<w:tr(?: [^>]*)?>.*?<\/w:tr>/gs).map((row) =>
        matches(row, /<w:tc>.*?<\/w:tc>/gs).map((cell) =>
          matches(cell, /<w:p(?: [^>]*)?>.*?<\/w:p>/gs)
            .map(textOf)
            .join('\n'),
        ),
      ),
    ),
    sections: matches(body, /<w:sectPr(?: [^>]*)?>.*?<\/w:sectPr>/gs),
  };
}
