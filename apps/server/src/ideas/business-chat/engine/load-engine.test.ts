import { expect, test } from 'vitest';
import { answerConversation } from './answer-conversation.ts';
import { loadEngine } from './load-engine.ts';

test('the engine is loaded in many turns of the event loop, once, and answers as it does at once', async () => {
  let isLoaded = false;
  let turns = 0;
  const count = (): void => {
    turns += 1;
    if (!isLoaded) setImmediate(count);
  };
  setImmediate(count);
  const [answer, same] = await Promise.all([loadEngine(), loadEngine()]);
  isLoaded = true;
  expect(turns).toBeGreaterThan(8);
  expect(same).toBe(answer);
  expect(answer(['cara menghitung harga jual kue'])).toEqual(
    answerConversation(['cara menghitung harga jual kue']),
  );
});
