/** A thread that knows what the pack is made of, tells it, renders a file when asked by name, and is ended by who began it. */
import { parentPort } from 'node:worker_threads';
import { packFiles } from '../pack-files.ts';

export type PackSummary = { readonly name: string; readonly mimetype: string; readonly fingerprint: string };

/** Of a file that was asked for: its bytes, or why there are none. */
export type RenderedFile = { readonly bytes: Uint8Array } | { readonly error: string };

const files = packFiles();

const tell = (message: RenderedFile | readonly PackSummary[]): void => parentPort?.postMessage(message, []);

async function render(wanted: string): Promise<RenderedFile> {
  const bytes = await files.find(({ name }) => name === wanted)?.render();
  return bytes === undefined ? { error: `no file ${wanted}` } : { bytes };
}

parentPort?.on('message', (wanted: string) => {
  render(wanted).then(tell, (error: unknown) => tell({ error: String(error) }));
});
tell(files.map(({ name, mimetype, fingerprint }) => ({ name, mimetype, fingerprint })));
