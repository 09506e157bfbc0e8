/** Of one unit of a text in UTF-8. */
const mostBytes = 3;
/** Up to so many characters a loop is quicker than the call. */
const shortest = 24;

/** Writes messages of PostgreSQL's protocol 3.0 into one buffer, so that a whole batch leaves in one write. */
export class MessageWriter {
  #buffer = Buffer.allocUnsafe(4096);
  #length = 0;
  #start = 0;

  /** Begins a message; the start-up message is the only one without a type. */
  begin(type: string | null): this {
    this.#reserve(5);
    if (type !== null) this.#buffer[this.#length++] = type.charCodeAt(0);
    this.#start = this.#length;
    this.#length += 4;
    return this;
  }

  int16(value: number): this {
    this.#reserve(2);
    this.#length = this.#buffer.writeInt16BE(value, this.#length);
    return this;
  }

  int32(value: number): this {
    this.#reserve(4);
    this.#length = this.#buffer.writeInt32BE(value, this.#length);
    return this;
  }

  /** Text that ends with a null character, which it must not contain itself. */
  name(text: string): this {
    if (text === '') return this.byte(0);
    if (text.includes('\0')) throw new RangeError('a null character cannot be sent as text');
    return this.bytes(text).byte(0);
  }

  /** A parameter as text with its length, or null. */
  value(text: string | null): this {
    if (text === null) return this.int32(-1);
    const start = this.#length;
    this.int32(0).bytes(text);
    this.#buffer.writeInt32BE(this.#length - start - 4, start);
    return this;
  }

  bytes(text: string): this {
    this.#reserve(text.length * mostBytes);
    this.#length = this.#writeShort(text) ?? this.#length + this.#buffer.write(text, this.#length);
    return this;
  }

  /** Writes a short text of ASCII without leaving JavaScript, which costs more than the writing. Out: where it ends, null for any other. */
  #writeShort(text: string): number | null {
    if (text.length > shortest) return null;
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      if (code > 0x7f) return null;
      this.#buffer[this.#length + index] = code;
    }
    return this.#length + text.length;
  }

  byte(value: number): this {
    this.#reserve(1);
    this.#buffer[this.#length++] = value;
    return this;
  }

  /** Closes the message by writing its length. */
  end(): this {
    this.#buffer.writeInt32BE(this.#length - this.#start, this.#start);
    return this;
  }

  /** Gives what was written and begins anew. */
  take(): Buffer {
    const written = Buffer.from(this.#buffer.subarray(0, this.#length));
    this.#length = 0;
    return written;
  }

  #reserve(size: number): void {
    const needed = this.#length + size;
    if (needed <= this.#buffer.length) return;
    const larger = Buffer.allocUnsafe(Math.max(needed, this.#buffer.length * 2));
    this.#buffer.copy(larger, 0, 0, this.#length);
    this.#buffer = larger;
  }
}
