import { policyReportPath } from '#web/policy-report-path.ts';
import type { Settings } from '#settings.ts';

/**
 * The Content-Security-Policy of a page. Inline scripts run only when their hash is named; the payment provider and the
 * embedded chat are the only foreign origins, and only the active environment's; a captcha's where one is configured.
 * @param hashes of the document's inline scripts, as `scriptHash` writes them
 */
export function pagePolicy(hashes: readonly string[], settings: Settings): string {
  const captcha = captchaOrigins(settings.captcha);
  const snap = snapOrigins(settings.midtrans);
  const frames = [
    "'self'",
    ...snap.scripts,
    ...(settings.chatbotEmbedUrl === null ? [] : [new URL(settings.chatbotEmbedUrl).origin]),
    ...captcha,
  ];
  const site = new URL(settings.siteUrl);
  const socket = `${site.protocol === 'https:' ? 'wss:' : 'ws:'}//${site.host}`;
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes, ...snap.scripts, ...snap.assets, ...captcha].join(' '),
    ["style-src 'self'", ...snap.assets, ...captcha].join(' '),
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...snap.assets].join(' '),
    ["font-src 'self'", ...snap.assets].join(' '),
    [`connect-src 'self' ${socket}`, ...snap.scripts, ...captcha].join(' '),
    `frame-src ${frames.join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    // No string becomes mark-up or a script's address but by the page's own policy (lib/early/trust-types.ts of the web app).
    "require-trusted-types-for 'script'",
    `report-uri ${policyReportPath}`,
  ].join('; ');
}

/** The policy of files that are no page: an offline page and drawings, which run no script; the service worker fetches our pages. */
export const filePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Where the provider's script, its window and what both fetch come from. snap.js loads its window from names of its own beside the
 * one of the API, and pictures and styles from a network for files. The simulator does everything itself.
 */
function snapOrigins({ isOff, simulated, snapBaseUrl, apiBaseUrl }: Settings['midtrans']): {
  readonly scripts: readonly string[];
  readonly assets: readonly string[];
} {
  if (isOff) return { scripts: [], assets: [] };
  if (simulated) return { scripts: [snapBaseUrl], assets: [] };
  const named = (name: string): string => snapBaseUrl.replace('//app.', `//${name}.`);
  return {
    scripts: [snapBaseUrl, apiBaseUrl, named('snap-popup-app'), named('snap-popup')],
    assets: ['https://snap-assets.al-pc-id-b.cdn.gtflabs.io'],
  };
}

/** Where the widget's script, frame and requests come from; hCaptcha serves them from several names of its own. */
function captchaOrigins(captcha: Settings['captcha']): readonly string[] {
  if (captcha === null) return [];
  const { origin, hostname } = new URL(captcha.scriptUrl);
  return /(?:^|\.)hcaptcha\.com$/.test(hostname)
    ? [origin, 'https://hcaptcha.com', 'https://*.hcaptcha.com']
    : [origin];
}
