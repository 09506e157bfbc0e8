import { WebSocket } from 'ws';
import type { Wire } from './wire.ts';

/** A WebSocket as frames go over it. */
export function socketWire(socket: WebSocket): Wire {
  // Its close follows, and says all that matters.
  socket.on('error', () => {});
  return {
    isOpen: () => socket.readyState === WebSocket.OPEN,
    bufferedAmount: () => socket.bufferedAmount,
    takesBytes: true,
    send: (data) => socket.send(data, () => {}),
    close: (code, reason) => socket.close(code, reason),
    terminate: () => socket.terminate(),
    onMessage: (hear) => void socket.on('message', (data, isBinary) => hear(data as Buffer, isBinary)),
    onClose: (hear) => void socket.on('close', hear),
  };
}
