/** Header with the token of a solved captcha, for calls whose body is fixed (`submit_contact_message`). */
export const captchaHeader = 'x-captcha-token';
