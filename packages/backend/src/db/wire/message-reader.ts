export type WireMessage = { type: string; body: Buffer<ArrayBuffer> };

const none: Buffer<ArrayBuffer> = Buffer.alloc(0);

/** Cuts the byte stream of the server into messages; a message may come in pieces. */
export class MessageReader {
  #pending: Buffer<ArrayBuffer> = none;

  /** The messages that are whole with this piece. */
  read(chunk: Buffer<ArrayBuffer>): WireMessage[] {
    const bytes = this.#pending.length === 0 ? chunk : Buffer.concat([this.#pending, chunk]);
    const messages: WireMessage[] = [];
    let at = 0;
    while (bytes.length - at >= 5) {
      const end = at + bytes.readInt32BE(at + 1) + 1;
      if (bytes.length < end) break;
      // Most say only that something is done; to cut out nothing costs as much as to cut out something.
      const body = end === at + 5 ? none : bytes.subarray(at + 5, end);
      messages.push({ type: String.fromCharCode(bytes[at] ?? 0), body });
      at = end;
    }
    this.#pending = at === bytes.length ? none : bytes.subarray(at);
    return messages;
  }
}

export type WireValue = string | Buffer<ArrayBuffer> | null;

/** The values of a DataRow as text, but for the column that shall stay bytes: long texts that only pass through. */
export function readDataRow(body: Buffer<ArrayBuffer>, bytesAt: number): WireValue[] {
  const count = body.readInt16BE(0);
  const values: WireValue[] = [];
  let at = 2;
  for (let index = 0; index < count; index += 1) {
    const size = body.readInt32BE(at);
    at += 4;
    if (size < 0) values.push(null);
    else {
      const end = at + size;
      values.push(index === bytesAt ? body.subarray(at, end) : body.toString('utf8', at, end));
      at = end;
    }
  }
  return values;
}
