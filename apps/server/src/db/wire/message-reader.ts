export type WireMessage = { type: string; body: Buffer };

/** Cuts the byte stream of the server into messages; a message may come in pieces. */
export class MessageReader {
  #pending: Buffer = Buffer.alloc(0);

  *read(chunk: Buffer): Generator<WireMessage> {
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

/** The values of a DataRow as text. */
export function readDataRow(body: Buffer): (string | null)[] {
  const count = body.readInt16BE(0);
  const values: (string | null)[] = [];
  let at = 2;
  for (let index = 0; index < count; index += 1) {
    const size = body.readInt32BE(at);
    at += 4;
    if (size < 0) values.push(null);
    else {
      values.push(body.toString('utf8', at, at + size));
      at += size;
    }
  }
  return values;
}
