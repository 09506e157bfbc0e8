import { downloadFile } from '#lib/download-file.ts';

/**
 * Asks for the agreement as a file and hands it to the browser to store.
 * Throws an Error with a text for the person where none came.
 */
export function exportAgreement(projectId: string, format: 'pdf' | 'docx'): Promise<void> {
  return downloadFile('export-agreement', { project_id: projectId, format }, `kesepakatan.${format}`);
}
