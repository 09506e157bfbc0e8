import { hash } from 'node:crypto';

/** A document without nonces, and the hashes of the scripts that had the right one. */
export type Sealed = { readonly html: string; readonly hashes: readonly string[] };

const elements = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const dataTypes = /\btype="application\/(?:ld\+)?json"/;

/** How a policy names an inline script. */
export function scriptHash(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}

/**
 * Names the inline scripts of a rendered document by hashes, so that every answer can have the same bytes. Only what carries the
 * nonce counts: it is known to our own components alone, so mark-up that came in with the words of a user is never named.
 * In: the document, the nonce it was rendered with. Out: the document without it.
 */
export function sealScripts(html: string, nonce: string): Sealed {
  const hashes = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(elements)) {
    if (!attributes.includes(` nonce="${nonce}"`) || dataTypes.test(attributes) || text === '') continue;
    hashes.add(scriptHash(text));
  }
  return { html: html.replaceAll(` nonce="${nonce}"`, '').replaceAll(nonce, ''), hashes: [...hashes] };
}
