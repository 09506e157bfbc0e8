import { Document, Packer } from 'docx';
import { expect, test } from 'vitest';
import { readDocx } from '../testing/read-docx.ts';
import { bullets } from './word-parts.ts';

/** For each item of a list whether it stays with the next one. */
async function keptItems(items: readonly string[]): Promise<boolean[]> {
  const bytes = await Packer.toBuffer(new Document({ sections: [{ children: bullets(items) }] }));
  const document = readDocx(new Uint8Array(bytes)).xml.get('word/document.xml') ?? '';
  return [...document.matchAll(/<w:p>.*?<\/w:p>/gs)].map(([item]) => item.includes('<w:keepNext/>'));
}

test('a short list stays on one page; long answers, which would leave a page empty, may be parted', async () => {
  expect(await keptItems(['Laporan kemajuan', 'Laporan akhir', 'Produk usaha'])).toEqual([true, true, false]);
  expect(await keptItems(Array.from({ length: 5 }, () => 'jawaban '.repeat(70)))).toEqual(
    Array.from({ length: 5 }, () => false),
  );
});
