import type { Session } from './authenticate.ts';
import { openSocket } from './open-socket.ts';
import type { WireAddress, WireTarget } from './wire-target.ts';

const cancelCode = 80_877_102;
const cancelMs = 5_000;

/** Asks the server, on a connection of its own, to stop what a session runs. Errors: those of the socket. */
export async function cancelStatement(
  address: WireAddress,
  { tls }: WireTarget,
  session: Session,
): Promise<void> {
  const socket = await openSocket(address, tls, AbortSignal.timeout(cancelMs));
  socket.on('error', () => {});
  const request = Buffer.alloc(12 + session.secretKey.length);
  request.writeInt32BE(request.length, 0);
  request.writeInt32BE(cancelCode, 4);
  request.writeInt32BE(session.processId, 8);
  session.secretKey.copy(request, 12);
  socket.end(request);
}
