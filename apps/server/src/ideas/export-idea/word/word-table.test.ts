import { Document, Packer } from 'docx';
import { expect, test } from 'vitest';
import { readDocx } from '../testing/read-docx.ts';
import { sampleIdea } from '@kawanusaha/contracts/testing/sample-idea';
import { completePlan } from '../plan.ts';
import { assumptionTable } from '../plan-tables.ts';
import { wordTable } from './word-table.ts';

const plan = completePlan({ title: 'Geprek', result: sampleIdea, canvas: null, plan: null }, 'Rina', '');

/** For each row of a table of so many, the head among them, whether it stays with the next one. */
async function keptRows(count: number, content = 'isi'): Promise<boolean[]> {
  const rows = Array.from({ length: count }, (_, index) => [`Baris ${index + 1}`, content]);
  const table = wordTable({ head: ['Kepala', 'Isi'], rows }, { width: 9000 });
  const bytes = await Packer.toBuffer(new Document({ sections: [{ children: [table] }] }));
  const document = readDocx(new Uint8Array(bytes)).xml.get('word/document.xml') ?? '';
  return [...document.matchAll(/<w:tr>.*?<\/w:tr>/gs)].map(([row]) => row.includes('<w:keepNext/>'));
}

test('a table as long as the one of all assumptions stays whole', async () => {
  expect(await keptRows(4)).toEqual([true, true, true, true, false]);
  const { length } = assumptionTable(plan).rows;
  expect((await keptRows(length)).indexOf(false)).toBe(length);
});

test('a long one is broken between rows, but neither behind its head nor before its last rows', async () => {
  const kept = await keptRows(30);
  expect(kept).toHaveLength(31);
  expect(kept.slice(0, 3)).toEqual([true, true, false]);
  expect(kept.slice(-4)).toEqual([false, true, true, false]);
  expect(kept.filter(Boolean)).toHaveLength(4);
});

test('few rows of long answers, which are more than a page, are broken as a long table is', async () => {
  expect(await keptRows(9, 'jawaban yang panjang '.repeat(20))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
    true,
    true,
    false,
  ]);
});
