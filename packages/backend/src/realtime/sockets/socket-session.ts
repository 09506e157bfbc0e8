import type { Channel } from '../channels/channel.ts';
import type { RealtimeLimits } from '../limits.ts';
import { type BinaryBroadcast, decodeBinary, encodeBinaryBroadcast } from '../protocol/binary-frame.ts';
import { decodeText, encodeText, type Frame, FrameError, type ProtocolVersion } from '../protocol/frame.ts';
import type { Wire } from './wire.ts';

/** Lets `perSecond` events through each second, and as many at once after a pause. */
function createTokenBucket(perSecond: number): () => boolean {
  let tokens = perSecond;
  let last = performance.now();
  return function take() {
    const now = performance.now();
    tokens = Math.min(perSecond, tokens + ((now - last) / 1000) * perSecond);
    last = now;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}

/** One open socket with the topics that it has joined. */
export type SocketSession = {
  readonly version: ProtocolVersion;
  /** What the project key of the address stands for; a token of a join counts before it. */
  readonly keyRole: 'anon' | 'service_role';
  readonly channels: Map<string, Channel>;
  readonly mayJoin: () => boolean;
  readonly maySend: () => boolean;
  readonly isOpen: () => boolean;
  readonly send: (frame: Omit<Frame, 'payload'>, payloadJson: string) => void;
  readonly sendBytes: (broadcast: BinaryBroadcast) => void;
  readonly close: (code: number, reason: string) => void;
};

type Options = {
  readonly wire: Wire;
  readonly version: ProtocolVersion;
  readonly keyRole: 'anon' | 'service_role';
  readonly limits: RealtimeLimits;
  readonly onFrame: (session: SocketSession, frame: Frame) => void;
  readonly onClose: (session: SocketSession) => void;
};

/** Reads and writes the frames of one socket, and holds it to its limits. */
export function openSession(options: Options): SocketSession {
  const { wire, version, limits } = options;
  const session: SocketSession = {
    version,
    keyRole: options.keyRole,
    channels: new Map(),
    mayJoin: createTokenBucket(limits.joinsPerSecond),
    maySend: createTokenBucket(limits.messagesPerSecond),
    isOpen: wire.isOpen,
    send: (frame, payloadJson) => write(encodeText(version, frame, payloadJson)),
    sendBytes: (broadcast) => {
      // Version 1.0.0 has no form for bytes.
      if (version === '2.0.0' && wire.takesBytes) write(encodeBinaryBroadcast(broadcast));
    },
    close: wire.close,
  };
  const write = (data: string | Buffer): void => {
    if (!wire.isOpen()) return;
    if (wire.bufferedAmount() > limits.maxBufferedBytes) {
      // A reader this slow would keep everything in our memory; its client connects anew and reads again.
      wire.terminate();
      return;
    }
    wire.send(data);
  };
  let idle = setTimeout(() => {}, 0);
  const stayAwake = (): void => {
    clearTimeout(idle);
    idle = setTimeout(() => wire.close(1000, 'no heartbeat'), limits.idleMs);
    idle.unref();
  };
  stayAwake();
  wire.onMessage((bytes, isBinary) => {
    stayAwake();
    try {
      const frame = isBinary ? decodeBinary(bytes) : decodeText(version, bytes.toString('utf8'));
      options.onFrame(session, frame);
    } catch (error) {
      wire.close(1007, error instanceof FrameError ? error.message : 'the message cannot be read');
    }
  });
  wire.onClose(() => {
    clearTimeout(idle);
    options.onClose(session);
  });
  return session;
}
