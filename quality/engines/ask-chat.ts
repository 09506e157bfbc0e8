import type { ChatReply } from '../scoring/judge-chat.ts';
import type { Member } from './make-member.ts';
import type { Product } from './start-product.ts';

type Message = { readonly role: 'user' | 'assistant'; readonly content: string };
type Done = {
  readonly sources?: readonly unknown[];
  readonly offers?: readonly { readonly question: string; readonly told: string }[];
  readonly answered?: boolean;
};

/** How the engine says that it does not know, where its `done` event does not say `answered`. */
const saysUnknown = /belum punya jawaban|maksud anda|belum menemukan/i;

function readEvents(stream: string): { name: string; data: unknown }[] {
  return stream.split('\n\n').flatMap((block) => {
    const name = /^event: ?(.*)$/m.exec(block)?.[1];
    const data = /^data: ?(.*)$/m.exec(block)?.[1];
    return name === undefined || data === undefined ? [] : [{ name, data: JSON.parse(data) as unknown }];
  });
}

async function askOnce(product: Product, member: Member, messages: readonly Message[]): Promise<ChatReply> {
  const response = await fetch(`${product.url}/functions/v1/business-chat`, {
    method: 'POST',
    headers: {
      apikey: product.publishableKey,
      authorization: `Bearer ${member.token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ mode: 'chatbot', messages }),
  });
  if (!response.ok) throw new Error(`the chat answered ${response.status} ${await response.text()}`);
  const events = readEvents(await response.text());
  const text = events
    .filter(({ name }) => name === 'text')
    .map(({ data }) => (data as { text: string }).text)
    .join('');
  const done = (events.find(({ name }) => name === 'done')?.data ?? {}) as Done;
  const hasSources = (done.sources ?? []).length > 0;
  const offers = done.offers ?? [];
  return {
    text: [text, ...offers.map(({ question, told }) => `${question}\n${told}`)].join('\n\n'),
    isAnswer: done.answered ?? (hasSources || !saysUnknown.test(text)),
    isTold: hasSources,
  };
}

/** Asks turn after turn in one conversation, as a Premium member. Out: the reply to the last turn. Throws on a refused call. */
export async function askChat(
  product: Product,
  member: Member,
  turns: readonly string[],
): Promise<ChatReply> {
  const messages: Message[] = [];
  let reply: ChatReply = { text: '', isAnswer: false, isTold: false };
  for (const content of turns) {
    messages.push({ role: 'user', content });
    reply = await askOnce(product, member, messages);
    messages.push({ role: 'assistant', content: reply.text === '' ? '-' : reply.text });
  }
  return reply;
}
