import { createHash } from 'node:crypto';

const style = `:root{color-scheme:light dark;--ground:#fafaf9;--card:#fff;--text:#1c1917;--soft:#57534e;--deep:#00664a;--on:#fff}
@media (prefers-color-scheme:dark){:root{--ground:#0d1412;--card:#181f1d;--text:#fafaf9;--soft:#d6d3d1;--deep:#62d6a9;--on:#062b1e}}
body{margin:0;padding:1.5rem 1rem;font:1rem/1.6 system-ui,sans-serif;color:var(--text);background:var(--ground)}
main{max-width:28rem;margin:10vh auto 0;padding:1.5rem;border-radius:1rem;background:var(--card)}
h1{margin:0 0 .5rem;font-size:1.5rem;line-height:1.25}p{margin:0 0 1.25rem;color:var(--soft)}.site{margin:0 0 .5rem;font-weight:700;color:var(--deep)}
a{display:block;padding:.75rem;border-radius:.75rem;font-weight:600;text-align:center;text-decoration:none;color:var(--on);background:var(--deep)}
a:focus-visible{outline:3px solid var(--text);outline-offset:2px}`;

/** What a plain page may do: be shown, in its own style. */
export const plainPagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; frame-ancestors 'self'`;

/**
 * A page of one sentence, without scripts and files, for moments in which no page is rendered; its button opens the same address again.
 * In: texts of ours alone, none of a visitor's. Out: HTML, sent with {@link plainPagePolicy}.
 */
export const renderPlainPage = (title: string, heading: string, sentence: string): string =>
  '<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">' +
  `<meta name="robots" content="noindex"><title>${title} · KawanUsaha</title><style>${style}</style></head>` +
  `<body><main><p class="site">KawanUsaha</p><h1>${heading}</h1><p>${sentence}</p><a href="">Muat ulang</a></main></body></html>`;
