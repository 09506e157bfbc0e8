import { clientInfo } from '#config/client-info.ts';
import { getPublishableKey } from '#lib/public-config.ts';
import { saveFile } from '#lib/save-file.ts';
import { getSupabase } from '#lib/supabase/client.ts';

/** Asks for the agreement as a file and hands it to the browser to store. Throws where none came. */
export async function exportAgreement(projectId: string, format: 'pdf' | 'docx'): Promise<void> {
  const supabase = await getSupabase();
  const { data } = await supabase.auth.getSession();
  const response = await fetch('/functions/v1/export-agreement', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      apikey: getPublishableKey(),
      'x-client-info': clientInfo,
      authorization: `Bearer ${data.session?.access_token ?? ''}`,
    },
    body: JSON.stringify({ project_id: projectId, format }),
    signal: AbortSignal.timeout(60_000),
  });
  if (!response.ok) throw new Error(`the file could not be made: ${response.status}`);
  const name =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ??
    `kesepakatan.${format}`;
  saveFile(name, await response.blob());
}
