import type { Settings } from '#settings.ts';

/**
 * The Content-Security-Policy of a page. Scripts run only with the nonce of the answer; the payment provider and the
 * embedded chat are the only foreign origins, and only the active environment's.
 */
export function pagePolicy(nonce: string, settings: Settings): string {
  const snap = settings.midtrans.snapBaseUrl;
  const frames = [
    "'self'",
    snap,
    ...(settings.chatbotEmbedUrl === null ? [] : [new URL(settings.chatbotEmbedUrl).origin]),
  ];
  const site = new URL(settings.siteUrl);
  const socket = `${site.protocol === 'https:' ? 'wss:' : 'ws:'}//${site.host}`;
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' ${snap}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${socket} ${snap}`,
    `frame-src ${frames.join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}
