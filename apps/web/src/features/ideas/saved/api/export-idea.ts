import { useOperation } from '#lib/api/use-operation.ts';
import { downloadFile } from '#lib/download-file.ts';

export type ExportFormat = 'pdf' | 'docx' | 'xlsx' | 'p2mw' | 'pkm-k' | 'buku-usaha' | 'zip';

/** Asks for a file of a saved idea and hands it to the browser to store. Throws an Error with a text for the person. */
function exportIdea(ideaId: string, format: ExportFormat): Promise<void> {
  return downloadFile('export-idea', { idea_id: ideaId, format }, `rencana.${format}`);
}

/** Makes a file; `input` is the format of the one under way. */
export const useExportIdea = (ideaId: string) =>
  useOperation((format: ExportFormat) => exportIdea(ideaId, format), {
    failed: (error) => ({
      title: 'Gagal membuat berkas',
      detail: error instanceof Error ? error.message : undefined,
    }),
  });
