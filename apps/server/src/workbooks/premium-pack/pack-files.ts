import { createHash } from 'node:crypto';
import { packArchive } from '@kawanusaha/contracts/excel-templates';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { sampleBookTemplate } from '../business-book/business-book.ts';
import { templates } from './all.ts';
import { fingerprintTemplate, renderTemplate } from './render-template.ts';
import type { Template } from './template.ts';

export type PackFile = {
  name: string;
  mimetype: string;
  /** The same as long as nothing in the file changes. */
  fingerprint: string;
  render: () => Promise<Uint8Array>;
};

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const workbooks: readonly Template[] = [...templates, sampleBookTemplate];

const toFile = (template: Template): PackFile => ({
  name: `${template.key}.xlsx`,
  mimetype: workbook,
  fingerprint: fingerprintTemplate(template),
  render: () => renderTemplate(template),
});

const contents = [
  'Template Excel 14 in 1 dan Buku Usaha, KawanUsaha.',
  '',
  ...workbooks.map(({ key, title }, index) => `${index + 1}. ${key}.xlsx: ${title}`),
  '',
  'Sel kuning diisi, sel lain terkunci tanpa kata sandi. Mulailah dari lembar Panduan.',
  '',
].join('\r\n');

/** Every workbook in one ZIP, with a page that says what each is; what is packed already is stored as it stands. */
async function renderPack(files: readonly PackFile[]): Promise<Uint8Array> {
  const entries: Zippable = { 'baca-saya.txt': strToU8(contents) };
  for (const { name, render } of files) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that they do not hold the server together
    entries[name] = [await render(), { level: 0 }];
  }
  return zipSync(entries);
}

/** Everything that lies in the bucket of the pack: the 14 workbooks, 'Buku Usaha', and all of them as one ZIP. */
export function packFiles(): readonly PackFile[] {
  const files = workbooks.map(toFile);
  const all = [contents, ...files.map(({ fingerprint }) => fingerprint)].join('\n');
  return [
    ...files,
    {
      name: packArchive,
      mimetype: 'application/zip',
      fingerprint: createHash('sha256').update(all).digest('hex'),
      render: () => renderPack(files),
    },
  ];
}
