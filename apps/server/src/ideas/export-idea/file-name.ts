import type { ExportFile } from './files.ts';

/** A file name that every system takes, from the title of an idea. */
export function fileName(
  title: string,
  { suffix, extension }: Pick<ExportFile, 'suffix' | 'extension'>,
): string {
  const clean = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${clean === '' ? 'rencana-usaha' : clean}${suffix}.${extension}`;
}
