import { Hono } from 'hono';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { AppEnv } from '@kawanusaha/backend/http/app-env';
import { limitBody } from '@kawanusaha/backend/http/limit-body';
import type { Sql } from '@kawanusaha/backend/db/pool';
import { policyReportPath } from '#web/policy-report-path.ts';

const maxBytes = 16_384;
const perMinute = 60;
const minuteMs = 60_000;

const reportSchema = z.object({
  'csp-report': z.object({
    'document-uri': z.string().max(2_000),
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
    'blocked-uri': z.string().max(10_000).default(''),
  }),
});

export type PolicyReport = { readonly directive: string; readonly blocked: string; readonly page: string };

type Options = {
  readonly sql: Sql;
  readonly log: Logger;
  readonly siteUrl: string;
  readonly patternOf: (pathname: string) => string;
};

/** What is kept of a report: never a whole address, since those can hold tokens and names. Null for what is none of ours. */
export function readPolicyReport(
  body: unknown,
  { siteUrl, patternOf }: Pick<Options, 'siteUrl' | 'patternOf'>,
): PolicyReport | null {
  const parsed = reportSchema.safeParse(body);
  if (!parsed.success) return null;
  const report = parsed.data['csp-report'];
  const page = URL.canParse(report['document-uri']) ? new URL(report['document-uri']) : null;
  if (page === null || page.origin !== new URL(siteUrl).origin) return null;
  const directive = (report['effective-directive'] ?? report['violated-directive'] ?? '').split(' ')[0] ?? '';
  if (!/^[a-z-]{1,60}$/.test(directive)) return null;
  return {
    directive,
    blocked: originOf(report['blocked-uri']),
    page: patternOf(page.pathname).slice(0, 200),
  };
}

const originOf = (address: string): string => {
  if (/^[a-z-]{1,40}$/.test(address)) return address;
  if (!URL.canParse(address)) return 'unknown';
  const { origin, protocol } = new URL(address);
  return (origin === 'null' ? protocol : origin).slice(0, 200);
};

/** Takes the reports of browsers: few a minute, small ones, counted and without anything of a person. Always 204. */
export function createPolicyReports({ sql, log, ...options }: Options): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  let windowEnds = 0;
  let left = 0;
  app.use(
    policyReportPath,
    limitBody(maxBytes, (c) => c.body(null, 413)),
  );
  app.post(policyReportPath, async (c) => {
    if (Date.now() >= windowEnds) {
      windowEnds = Date.now() + minuteMs;
      left = perMinute;
    }
    if (left === 0) return c.body(null, 204);
    left -= 1;
    const body: unknown = await c.req.json().catch(() => null);
    const report = readPolicyReport(body, options);
    if (report !== null) {
      await sql`select private.note_policy_report(${report.directive}, ${report.blocked}, ${report.page})`.catch(
        (error: unknown) => log.warn({ err: error }, 'a report of the content policy was not kept'),
      );
    }
    return c.body(null, 204);
  });
  return app;
}
