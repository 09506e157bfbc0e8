import { expect, test } from 'vitest';
import { readEvents, type ServerEvent } from './read-events.ts';

async function readAll(pieces: readonly string[]): Promise<ServerEvent[]> {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      controller.close();
    },
  });
  const events: ServerEvent[] = [];
  for await (const event of readEvents(body)) events.push(event);
  return events;
}

test('events are put together from pieces that are cut anywhere', async () => {
  const text = ': mulai\n\nevent: draft\ndata: {"a":"é"}\n\nevent: result\ndata: {"b":2}\n\n';
  const expected = [
    { name: 'draft', data: { a: 'é' } },
    { name: 'result', data: { b: 2 } },
  ];
  expect(await readAll([text])).toEqual(expected);
  expect(await readAll([...text])).toEqual(expected);
});

test('an unfinished last event is still read, comments are not', async () => {
  expect(await readAll([': x\n\n', 'event: result\ndata: 1'])).toEqual([{ name: 'result', data: 1 }]);
});
