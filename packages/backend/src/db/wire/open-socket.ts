import { once } from 'node:events';
import net from 'node:net';
import tls from 'node:tls';
import type { WireAddress, WireTls } from './wire-target.ts';

const sslRequest = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]);
const agreed = 0x53;
const keepAliveMs = 60_000;

/**
 * Opens a socket to the database, encrypted where that is wished.
 * @throws errors of the socket (ENOENT, ECONNREFUSED) and of the certificate, and an Error where the server has no TLS but must
 */
export async function openSocket(
  address: WireAddress,
  encryption: WireTls | null,
  signal: AbortSignal,
): Promise<net.Socket> {
  const socket = net.connect({ ...address });
  const stop = (): void => void socket.destroy(signal.reason as Error);
  signal.addEventListener('abort', stop, { once: true });
  try {
    await once(socket, 'connect');
    if ('path' in address) return socket;
    socket.setNoDelay(true).setKeepAlive(true, keepAliveMs);
    return encryption === null ? socket : await encrypt(socket, address.host, encryption);
  } catch (error) {
    socket.destroy();
    throw error;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

async function encrypt(
  socket: net.Socket,
  host: string,
  { isRequired, isDirect, options }: WireTls,
): Promise<net.Socket> {
  if (!isDirect) {
    socket.write(sslRequest);
    const [answer] = (await Promise.race([
      once(socket, 'data'),
      once(socket, 'close').then(() => [Buffer.alloc(0)]),
    ])) as [Buffer];
    // More than the one byte came before encryption, so it cannot be trusted.
    if (answer.length !== 1) throw new Error('the database did not answer the question for TLS soundly');
    if (answer[0] !== agreed) {
      if (isRequired) throw new Error('the database has no TLS, which its address demands');
      return socket;
    }
  }
  const secured = tls.connect({
    ...{ socket, host, ...(net.isIP(host) === 0 ? { servername: host } : {}) },
    ...(isDirect ? { ALPNProtocols: ['postgresql'] } : {}),
    ...options,
  });
  await once(secured, 'secureConnect');
  return secured;
}
