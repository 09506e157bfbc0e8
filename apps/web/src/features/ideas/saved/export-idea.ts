import { downloadFile } from '#lib/download-file.ts';

export type ExportFormat = 'pdf' | 'docx' | 'xlsx' | 'p2mw' | 'pkm-k' | 'buku-usaha' | 'zip';

/** Asks for a file of a saved idea and hands it to the browser to store. Throws an Error with a text for the person. */
export function exportIdea(ideaId: string, format: ExportFormat): Promise<void> {
  return downloadFile('export-idea', { idea_id: ideaId, format }, `rencana.${format}`);
}
