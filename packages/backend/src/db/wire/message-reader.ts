export type WireMessage = { type: string; body: Buffer<ArrayBuffer> };

/** Cuts the byte stream of the server into messages; a message may come in pieces. */
export class MessageReader {
  #pending: Buffer<ArrayBuffer> = Buffer.alloc(0);

  *read(chunk: Buffer<ArrayBuffer>): Generator<WireMessage> {
    let rest = this.#pending.length === 0 ? chunk : Buffer.concat([this.#pending, chunk]);
    while (rest.length >= 5) {
      const end = rest.readInt32BE(1) + 1;
      if (rest.length < end) break;
      yield { type: String.fromCharCode(rest[0] ?? 0), body: rest.subarray(5, end) };
      rest = rest.subarray(end);
    }
    this.#pending = rest;
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
