import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readProductAdoption, readProductMigrations } from '../../apps/server/src/startup/migrate-product.ts';

const supabase = path.join(import.meta.dirname, '../../supabase');

/** The files of `supabase/schemas` in the order in which `supabase/config.toml` declares them, relative to `supabase`. */
async function listSchemaFiles(): Promise<string[]> {
  const settings = await readFile(path.join(supabase, 'config.toml'), 'utf8');
  const [, list = ''] = /^schema_paths = \[([^\]]*)\]/m.exec(settings) ?? [];
  return [...list.matchAll(/"\.\/([^"]+)"/g)].map(([, file = '']) => file);
}

/** The declared database as one text that makes it on an empty product: every schema file, in the declared order. */
export async function readSchemas(): Promise<string> {
  const texts = (await listSchemaFiles()).map(async (file) => {
    const text = (await readFile(path.join(supabase, file), 'utf8')).replaceAll('\r\n', '\n');
    return `-- ${file}\n\n${text}`;
  });
  return (await Promise.all(texts)).join('\n');
}

/**
 * What is wrong with the files themselves, each as one sentence: a schema file that is not declared once, an initial
 * migration that was changed. Empty when nothing is.
 */
export async function findFileFaults(): Promise<string[]> {
  const declared = (await listSchemaFiles()).toSorted();
  const present = (await readdir(path.join(supabase, 'schemas'))).map((name) => `schemas/${name}`).toSorted();
  const faults =
    declared.join() === present.join()
      ? []
      : ['schema_paths in supabase/config.toml does not name each file of supabase/schemas once.'];
  const [initial] = await readProductMigrations();
  const adoption = await readProductAdoption();
  if (initial?.name !== adoption?.initial || initial?.checksum !== adoption?.checksum)
    faults.push(
      'The initial migration was changed: restore it, and put the change into a migration of its own.',
    );
  return faults;
}
