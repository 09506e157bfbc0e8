/** Versions of the Phoenix wire format: objects, or lists with a binary form for broadcasts. */
export type ProtocolVersion = '1.0.0' | '2.0.0';

/** One message of a socket, in either direction. */
export type Frame = {
  readonly joinRef: string | null;
  readonly ref: string | null;
  readonly topic: string;
  readonly event: string;
  readonly payload: unknown;
};

/** A frame that cannot be read; the socket is closed with its message. */
export class FrameError extends Error {
  override readonly name = 'FrameError';
}

const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : null;

/**
 * Reads a text frame.
 * @throws FrameError when it is no frame of the version
 */
export function decodeText(version: ProtocolVersion, text: string): Frame {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new FrameError('the message is not JSON');
  }
  if (version === '2.0.0') {
    if (!Array.isArray(value) || value.length !== 5) throw new FrameError('the message is no list of five');
    return toFrame(value[0], value[1], value[2], value[3], value[4]);
  }
  if (typeof value !== 'object' || value === null) throw new FrameError('the message is no object');
  const { join_ref: joinRef, ref, topic, event, payload } = value as Record<string, unknown>;
  return toFrame(joinRef, ref, topic, event, payload);
}

function toFrame(joinRef: unknown, ref: unknown, topic: unknown, event: unknown, payload: unknown): Frame {
  if (typeof topic !== 'string' || typeof event !== 'string') {
    throw new FrameError('topic and event are texts');
  }
  return { joinRef: textOrNull(joinRef), ref: textOrNull(ref), topic, event, payload: payload ?? {} };
}

/** Writes a frame as text; the payload is JSON already, so that one text serves many sockets. */
export function encodeText(
  version: ProtocolVersion,
  frame: Omit<Frame, 'payload'>,
  payloadJson: string,
): string {
  const { joinRef, ref, topic, event } = frame;
  const [t, e, r] = [JSON.stringify(topic), JSON.stringify(event), JSON.stringify(ref)];
  return version === '2.0.0'
    ? `[${JSON.stringify(joinRef)},${r},${t},${e},${payloadJson}]`
    : `{"topic":${t},"event":${e},"payload":${payloadJson},"ref":${r},"join_ref":${JSON.stringify(joinRef)}}`;
}
