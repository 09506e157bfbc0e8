import { createCaptchaCheck } from '@kawanusaha/backend/adapters/captcha';
import type { AppEnv } from '@kawanusaha/backend/http/app-env';
import { completeResponse } from '@kawanusaha/backend/http/headers/set-headers';
import { captchaHeader } from '@kawanusaha/contracts/captcha';
import type { MiddlewareHandler } from 'hono';
import type { Settings } from '#settings.ts';

const functionName = 'submit_contact_message';

/** Whether a path calls it, however its letters are written. */
function callsIt(path: string): boolean {
  try {
    return decodeURIComponent(path).split('/').includes(functionName);
  } catch {
    return false;
  }
}

/**
 * Demands a solved captcha for the contact form where one is configured; the form is open to everybody, and what it sends lands on
 * the desk. Who has the operator's key needs none. Errors: 400 `captcha_failed`.
 */
export function demandCaptcha(settings: Pick<Settings, 'captcha'>): MiddlewareHandler<AppEnv> {
  if (settings.captcha === null) return (_c, next) => next();
  const check = createCaptchaCheck(settings.captcha);
  return async function captcha(c, next) {
    if (!callsIt(c.req.path) || c.get('caller').role === 'service_role') return next();
    const token = c.req.header(captchaHeader) ?? '';
    if (token !== '' && (await check(token, c.get('clientIp')))) return next();
    return completeResponse(c, {
      status: 400,
      headers: { 'content-type': 'application/json', 'x-sb-error-code': 'captcha_failed' },
      body: JSON.stringify({
        ...{ code: 'captcha_failed', hint: null, details: null },
        message: 'Selesaikan pemeriksaan keamanan di formulir, lalu coba lagi.',
      }),
    });
  };
}
