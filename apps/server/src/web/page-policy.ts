import type { Settings } from '#settings.ts';

/**
 * The Content-Security-Policy of a page. Inline scripts run only when their hash is named; the payment provider and the
 * embedded chat are the only foreign origins, and only the active environment's; a captcha's where one is configured.
 * @param hashes of the document's inline scripts, as `scriptHash` writes them
 */
export function pagePolicy(hashes: readonly string[], settings: Settings): string {
  const captcha = captchaOrigins(settings.captcha);
  const snap = settings.midtrans.isOff ? [] : [settings.midtrans.snapBaseUrl];
  const frames = [
    "'self'",
    ...snap,
    ...(settings.chatbotEmbedUrl === null ? [] : [new URL(settings.chatbotEmbedUrl).origin]),
    ...captcha,
  ];
  const site = new URL(settings.siteUrl);
  const socket = `${site.protocol === 'https:' ? 'wss:' : 'ws:'}//${site.host}`;
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes, ...snap, ...captcha].join(' '),
    ["style-src 'self'", ...captcha].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    [`connect-src 'self' ${socket}`, ...snap, ...captcha].join(' '),
    `frame-src ${frames.join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** Where the widget's script, frame and requests come from; hCaptcha serves them from several names of its own. */
function captchaOrigins(captcha: Settings['captcha']): readonly string[] {
  if (captcha === null) return [];
  const { origin, hostname } = new URL(captcha.scriptUrl);
  return /(?:^|\.)hcaptcha\.com$/.test(hostname)
    ? [origin, 'https://hcaptcha.com', 'https://*.hcaptcha.com']
    : [origin];
}
