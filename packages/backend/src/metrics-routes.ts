import { createHash, timingSafeEqual } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { AppEnv } from '#http/app-env.ts';
import { readBearer } from '#http/caller.ts';
import { respondProblem } from '#http/problem.ts';
import type { Settings } from '#settings.ts';
import type { Metrics } from '#metrics/create-metrics.ts';

const contentType = 'text/plain; version=0.0.4; charset=utf-8';
const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * `GET /metrics` for Prometheus: with METRICS_TOKEN as bearer token. Without the setting only for this machine itself on a local
 * installation, never through a proxy; every other request is told that there is no such address.
 */
export function createMetricsRoutes(metrics: Metrics, settings: Settings): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/', async (c) => {
    if (!mayRead(c, settings)) return respondProblem(c, 'not_found');
    return c.body(await metrics.gather(), 200, { 'content-type': contentType, 'cache-control': 'no-store' });
  });
  return app;
}

function mayRead(c: Context<AppEnv>, { metricsToken, local }: Settings): boolean {
  if (metricsToken !== null) {
    const given = readBearer(c.req.header('authorization'));
    return given !== null && timingSafeEqual(digest(given), digest(metricsToken));
  }
  if (!local || c.req.header('x-forwarded-for') !== undefined || c.req.header('forwarded') !== undefined)
    return false;
  const socket = (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket;
  return loopback.has(socket?.remoteAddress ?? '');
}
