import { type Frame, FrameError } from './frame.ts';

const kinds = { userBroadcastPush: 3, userBroadcast: 4 } as const;
const encodings = { binary: 0, json: 1 } as const;

/** The payload of a broadcast that came in the binary form. */
export type PushedBroadcast = {
  readonly type: 'broadcast';
  readonly event: string;
  readonly payload: unknown;
  readonly persist?: unknown;
};

/**
 * Reads a broadcast in the binary form of version 2.0.0: one byte each for the kind, five lengths and the encoding, then
 * join reference, reference, topic, event, metadata (JSON), and the payload (JSON or bytes).
 * @throws FrameError for every other kind, and when the lengths do not fit
 */
export function decodeBinary(data: Buffer): Frame {
  if (data.length < 7 || data[0] !== kinds.userBroadcastPush) throw new FrameError('unknown binary message');
  let at = 7;
  const take = (length: number): string => {
    if (at + length > data.length) throw new FrameError('the binary message is cut off');
    const text = data.toString('utf8', at, at + length);
    at += length;
    return text;
  };
  const [joinRef, ref, topic, event, metadata] = [...data.subarray(1, 6)].map(take) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const rest = data.subarray(at);
  return {
    joinRef: joinRef || null,
    ref: ref || null,
    topic,
    event: 'broadcast',
    payload: {
      ...readMetadata(metadata),
      type: 'broadcast',
      event,
      payload: data[6] === encodings.json ? parse(rest.toString('utf8')) : Buffer.from(rest),
    } satisfies PushedBroadcast,
  };
}

function readMetadata(text: string): { persist?: unknown } {
  const value = text === '' ? {} : parse(text);
  return typeof value === 'object' && value !== null && 'persist' in value ? { persist: value.persist } : {};
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FrameError('the payload is not JSON');
  }
}

/** Where a broadcast came from, when it came out of the database. */
export type BroadcastMeta = { readonly id: string; readonly replayed?: boolean };

/** A broadcast of bytes. Topic and event have at most 255 bytes. */
export type BinaryBroadcast = {
  readonly topic: string;
  readonly event: string;
  readonly payload: Buffer;
  readonly meta?: BroadcastMeta | undefined;
};

/** Writes a broadcast of bytes; only version 2.0.0 can carry one. */
export function encodeBinaryBroadcast({ topic, event, payload, meta }: BinaryBroadcast): Buffer {
  const [topicBytes, eventBytes] = [Buffer.from(topic), Buffer.from(event)];
  const metaBytes = Buffer.from(meta === undefined ? '' : JSON.stringify(meta));
  const lengths = [topicBytes.length, eventBytes.length, metaBytes.length];
  const head = Buffer.from([kinds.userBroadcast, ...lengths, encodings.binary]);
  return Buffer.concat([head, topicBytes, eventBytes, metaBytes, payload]);
}
