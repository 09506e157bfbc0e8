import { saveFile } from '#lib/save-file.ts';
import { requestHeaders } from '../api/request-headers.ts';

export type ExportFormat = 'pdf' | 'docx' | 'xlsx' | 'p2mw' | 'pkm-k' | 'buku-usaha' | 'zip';

/** Asks for a file of a saved idea and hands it to the browser to store. Throws an Error with a text for the person. */
export async function exportIdea(ideaId: string, format: ExportFormat): Promise<void> {
  const response = await fetch('/functions/v1/export-idea', {
    method: 'POST',
    headers: requestHeaders(),
    body: JSON.stringify({ idea_id: ideaId, format }),
    signal: AbortSignal.timeout(60_000),
  });
  if (!response.ok) {
    const body = (await response.json().catch(() => null)) as { message?: string } | null;
    throw new Error(body?.message ?? 'Periksa koneksi lalu coba lagi.');
  }
  const name =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? `rencana.${format}`;
  saveFile(name, await response.blob());
}
