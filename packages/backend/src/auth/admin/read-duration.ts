import { validationFailed } from '../errors/auth-error.ts';

const unitMs: Record<string, number> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  ms: 1,
  s: 1_000,
  m: 60_000,
  h: 3_600_000,
};

/**
 * Reads a ban duration as the admin API writes it: `none`, or units from h down, for example `24h` or `1h30m`.
 * @returns milliseconds; 0 lifts a ban
 * Errors: 400 `validation_failed`.
 */
export const readDuration = (text: string): number => {
  if (text === 'none') return 0;
  if (!/^(?:\d+(?:\.\d+)?(?:ns|us|µs|ms|s|m|h))+$/.test(text)) {
    throw validationFailed(`invalid format for ban duration: "${text.slice(0, 40)}"`);
  }
  const parts = text.matchAll(/(\d+(?:\.\d+)?)(ns|us|µs|ms|s|m|h)/g);
  const total = [...parts].reduce(
    (sum, [, amount, unit]) => sum + Number(amount) * (unitMs[unit ?? ''] ?? 0),
    0,
  );
  const maxMs = 1000 * 365.25 * 24 * 3_600_000;
  return Math.min(total, maxMs);
};
