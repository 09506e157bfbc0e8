import { toast } from '#components/ui/toast.ts';

/** Puts a link on the clipboard and says so, or says what to do where the browser refuses. */
export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast.success('Tautan disalin');
  } catch {
    toast.error('Gagal menyalin', 'Tandai tautannya lalu salin sendiri.');
  }
}
