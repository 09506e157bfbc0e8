/** Bytes that are there already, as a stream for `put`. */
export async function* bytesOf(content: string | Uint8Array): AsyncGenerator<Uint8Array> {
  yield typeof content === 'string' ? Buffer.from(content) : content;
}
