import { downloadFile } from '#lib/download-file.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { agreementMessages as messages } from '../messages.ts';

/**
 * Asks for the agreement as a file and hands it to the browser to store.
 * Throws an Error with a text for the person where none came.
 */
function exportAgreement(projectId: string, format: 'pdf' | 'docx'): Promise<void> {
  return downloadFile('export-agreement', { project_id: projectId, format }, `kesepakatan.${format}`);
}

/** Makes the file, or says why not. */
export const useExportAgreement = (projectId: string, format: 'pdf' | 'docx') =>
  useOperation(() => exportAgreement(projectId, format), {
    failed: (error) => ({
      title: messages.exportFailed,
      detail: error instanceof Error ? error.message : undefined,
    }),
  });
