import { strToU8, zipSync, type Zippable } from 'fflate';

export type ArchivedFile = { name: string; about: string; bytes: Uint8Array };

const day = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'Asia/Jakarta' });

/**
 * Files as one ZIP, with a page that says what each of them is. What is packed already is stored as it stands.
 * @param now the day that the page and every entry carry
 */
export function renderArchive(title: string, files: readonly ArchivedFile[], now: Date): Uint8Array {
  const guide = [
    `Berkas rencana usaha: ${title}`,
    `Dibuat ${day.format(now)} di KawanUsaha.`,
    '',
    ...files.map(({ name, about }) => `${name}: ${about}`),
    '',
    'Semua angka berasal dari satu rencana. Setelah mengubah rencana, unduh ulang semuanya.',
    '',
  ].join('\r\n');
  const entries: Zippable = { 'baca-saya.txt': [strToU8(guide), { level: 6, mtime: now }] };
  for (const { name, bytes } of files) entries[name] = [bytes, { level: 0, mtime: now }];
  return zipSync(entries);
}
