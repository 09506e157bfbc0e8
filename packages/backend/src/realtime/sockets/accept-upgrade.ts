import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Access, readApiKey } from '#http/caller.ts';
import { cameInClear } from '#http/plain-http.ts';
import type { Settings } from '#settings.ts';
import type { ProtocolVersion } from '../protocol/frame.ts';

export const socketPath = '/realtime/v1/websocket';

export type AcceptedUpgrade = {
  readonly version: ProtocolVersion;
  readonly keyRole: 'anon' | 'service_role';
};
type RefusedUpgrade = { readonly status: number; readonly message: string };

/**
 * Decides whether a request may become a socket: by HTTPS where the site is served so, an allowed origin (a client outside a browser sends none), a project key or a
 * token of a trusted secret in the address where a key is demanded, a version that is spoken here.
 */
export async function checkUpgrade(
  request: IncomingMessage,
  settings: Settings,
  allowedOrigins: readonly string[] | 'any',
  { demandsKey = true, trusted = async () => null }: Access = {},
): Promise<AcceptedUpgrade | RefusedUpgrade> {
  // What is no address at all (`//`) must not end the process: an error of an upgrade is caught nowhere.
  const url = URL.parse(request.url ?? '/', 'http://localhost');
  if (url?.pathname !== socketPath) return { status: 404, message: 'Not found' };
  if (cameInClear(settings, request.headers['x-forwarded-proto']?.toString())) {
    return { status: 403, message: 'This address is served by HTTPS only' };
  }
  const { origin } = request.headers;
  if (origin !== undefined && allowedOrigins !== 'any' && !allowedOrigins.includes(origin)) {
    return { status: 403, message: 'This origin is not allowed' };
  }
  const offered = url.searchParams.get('apikey') ?? String(request.headers['apikey'] ?? '');
  if (offered === '' && demandsKey) return { status: 401, message: 'No API key found in request' };
  const kind = offered === '' ? 'publishable' : readApiKey(settings, offered);
  const role =
    kind === null
      ? (await trusted(offered).catch(() => null))?.role
      : kind === 'secret'
        ? 'service_role'
        : 'anon';
  if (role === undefined) return { status: 401, message: 'Invalid API key' };
  const version = url.searchParams.get('vsn') ?? '1.0.0';
  if (version !== '1.0.0' && version !== '2.0.0') {
    return { status: 400, message: 'Only the versions 1.0.0 and 2.0.0 are spoken here' };
  }
  return { version, keyRole: role === 'service_role' ? 'service_role' : 'anon' };
}

const phrases: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

/** Answers a request that does not become a socket. */
export function refuseUpgrade(socket: Duplex, { status, message }: RefusedUpgrade): void {
  const body = JSON.stringify({ message });
  socket.on('error', () => {});
  socket.end(
    [
      `HTTP/1.1 ${status} ${phrases[status] ?? 'Error'}`,
      'Connection: close',
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  );
}
