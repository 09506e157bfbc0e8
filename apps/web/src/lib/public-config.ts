/** Name of the meta tag through which the root layout hands the publishable key to the browser. */
export const publishableKeyMetaName = 'kawanusaha:publishable-key';

/**
 * Key that supabase-js sends as `apikey`, as rendered into the page by the root loader's data.
 * Throws when the page carries none, which means that the server is not set up.
 */
export function getPublishableKey(): string {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${publishableKeyMetaName}"]`);
  if (!meta?.content) throw new Error('The page carries no publishable key');
  return meta.content;
}
