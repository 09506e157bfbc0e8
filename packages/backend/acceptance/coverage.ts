/**
 * What of the official clients is answered, call by call. Each case is asked of the running command by `coverage.test.ts`,
 * and the table in the README is written from the same list by `write-coverage.ts`.
 */
import { authCases } from './coverage/auth-cases.ts';
import type { Case } from './coverage/case.ts';
import { factorCases } from './coverage/factor-cases.ts';
import { passkeyCases } from './coverage/passkey-cases.ts';
import { realtimeCases } from './coverage/realtime-cases.ts';
import { restCases } from './coverage/rest-cases.ts';
import { storageCases } from './coverage/storage-cases.ts';

export const coverage: readonly Case[] = [
  ...authCases,
  ...passkeyCases,
  ...factorCases,
  ...restCases,
  ...storageCases,
  ...realtimeCases,
];

/** The table of the README. */
export function renderCoverage(): string {
  const services = [...new Set(coverage.map(({ service }) => service))];
  const rows = services.map((service) => {
    const ofService = coverage.filter((row) => row.service === service);
    const answered = ofService.filter(({ refusal }) => refusal === null).map(({ call }) => call);
    const refused = ofService.flatMap(({ call, refusal }) =>
      refusal === null ? [] : [`${call}: \`${refusal}\``],
    );
    return `| \`${service}\` | ${answered.join('; ') || '–'} | ${refused.join('; ') || '–'} |`;
  });
  return ['| of | answered | refused |', '|---|---|---|', ...rows].join('\n');
}
