import { inJakarta } from './in-jakarta.ts';

/** The year in Jakarta, the same on the server and in every browser. */
export const currentYear = (): string => String(inJakarta(new Date()).getUTCFullYear());
