export type ServerEvent = { name: string; data: unknown };

function parseEvent(block: string): ServerEvent | null {
  const lines = block.split('\n');
  const name = lines.find((line) => line.startsWith('event: '))?.slice(7) ?? 'message';
  const data = lines
    .filter((line) => line.startsWith('data: '))
    .map((line) => line.slice(6))
    .join('\n');
  return data === '' ? null : { name, data: JSON.parse(data) as unknown };
}

/** Reads server-sent events of a response body one by one; comments are left out. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += decoder.decode(value, { stream: !done });
      const blocks = rest.split('\n\n');
      rest = done ? '' : (blocks.pop() ?? '');
      for (const block of blocks) {
        const event = parseEvent(block);
        if (event) yield event;
      }
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
