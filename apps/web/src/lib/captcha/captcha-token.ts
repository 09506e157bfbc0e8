/** What the official client takes among its options: the token of a solved captcha, or nothing where none is configured. */
export type CaptchaToken = { captchaToken?: string };

/** The captcha was not solved in time; worded like the server's own refusal. */
export class CaptchaUnsolved extends Error {
  override name = 'CaptchaUnsolved';
  readonly code = 'captcha_failed';
}
