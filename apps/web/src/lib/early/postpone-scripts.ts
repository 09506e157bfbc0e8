const preloads = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const moduleScript = /<script nonce="([^"]*)" type="module" async="">([\s\S]*?)<\/script>/;

/**
 * Sets the scripts of a rendered page aside, so that a phone paints it before it loads them; `earlyScript` starts them.
 * In: the HTML as React Router renders it. Out: the same with its module script inert, and its preloads named in that script.
 */
export function postponeScripts(html: string): string {
  const files = [...html.matchAll(preloads)].map(([, href = '']) => href);
  if (!moduleScript.test(html)) return html;
  return html
    .replaceAll(preloads, '')
    .replace(
      moduleScript,
      (_script, nonce: string, code: string) =>
        `<script nonce="${nonce}" type="text/plain" data-modules="${files.join(' ')}">${code}</script>`,
    );
}
