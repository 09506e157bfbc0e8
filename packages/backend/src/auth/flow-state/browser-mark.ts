import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { AppEnv } from '#http/app-env.ts';

const cookieName = (flowId: string): string => `auth_flow_${flowId}`;

/**
 * Marks the browser in which a flow began. Without the mark, a person could be led to finish a flow that another person
 * began: their identity would end on the stranger's account. Holds nothing but the flow's id, and ends with it.
 */
export const markBrowser = (c: Context<AppEnv>, flowId: string, siteUrl: string, seconds: number): void => {
  setCookie(c, cookieName(flowId), '1', {
    path: '/auth/v1/callback',
    httpOnly: true,
    sameSite: 'Lax',
    secure: siteUrl.startsWith('https:'),
    maxAge: seconds,
  });
};

/** True when the flow began in this browser. The mark is left to end by itself: its flow counts once. */
export const isMarkedBrowser = (c: Context<AppEnv>, flowId: string): boolean =>
  getCookie(c, cookieName(flowId)) === '1';
