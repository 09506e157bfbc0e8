/** What PostgreSQL says while it streams its log (protocol, "Streaming Replication Protocol"). */
export type LogMessage =
  | { readonly kind: 'data'; readonly start: bigint; readonly bytes: Buffer }
  | { readonly kind: 'keepalive'; readonly wantsAnswer: boolean };

/** Reads the content of a CopyData message. Errors: a kind that is not known. */
export function readLogMessage(body: Buffer): LogMessage {
  switch (String.fromCharCode(body[0] ?? 0)) {
    case 'w':
      return { kind: 'data', start: body.readBigUInt64BE(1), bytes: body.subarray(25) };
    case 'k':
      return { kind: 'keepalive', wantsAnswer: body[17] === 1 };
    default:
      throw new Error('PostgreSQL streams what is not known here');
  }
}

/** Milliseconds from 1970 to 2000, where PostgreSQL's clock begins. */
const epochMs = 946_684_800_000;

/** Says up to where the log is kept safe: PostgreSQL may forget what lies before. */
export function writeStatus(kept: bigint, now = Date.now()): Buffer {
  const status = Buffer.alloc(34);
  status.write('r', 'latin1');
  for (const at of [1, 9, 17]) status.writeBigUInt64BE(kept, at);
  status.writeBigInt64BE(BigInt(now - epochMs) * 1000n, 25);
  return status;
}
