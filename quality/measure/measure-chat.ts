import { askChat } from '../engines/ask-chat.ts';
import type { Member } from '../engines/make-member.ts';
import type { Product } from '../engines/start-product.ts';
import { parts, readSet, type ChatSet } from '../read-sets.ts';
import {
  judgeChat,
  judgeTold,
  type ChatItem,
  type ChatReply,
  type ChatVerdict,
} from '../scoring/judge-chat.ts';
import { share } from '../scoring/statistics.ts';
import type { Figures, Measured } from './figures.ts';

type Judged = { readonly item: ChatItem; readonly reply: ChatReply; readonly verdict: ChatVerdict };

const kinds = ['answer', 'followup', 'crisis', 'illegal', 'unknown'] as const;
/** Of an answer, what a line of the list of failures has room for. */
const shownLength = 160;

function summarize(judged: readonly Judged[]): Figures {
  const figures: Record<string, number | null> = { questions: judged.length };
  for (const verdict of ['right', 'wrong', 'unanswered'] as const) {
    figures[verdict] = share(judged, (one) => one.verdict === verdict);
  }
  for (const verdict of ['right', 'wrong'] as const) {
    figures[`${verdict} (offers counted)`] = share(
      judged,
      ({ item, reply }) => judgeTold(item, reply) === verdict,
    );
  }
  for (const kind of kinds) {
    const ofKind = judged.filter(({ item }) => item.kind === kind);
    figures[`right (${kind})`] = share(ofKind, ({ verdict }) => verdict === 'right');
  }
  return figures;
}

/** Asks every question of a set as a Premium member and judges the answers. Throws when the product does not answer. */
export async function measureChat(product: Product, member: Member, set: ChatSet): Promise<Measured> {
  const judged = { open: [] as Judged[], sealed: [] as Judged[] };
  for (const part of parts) {
    for (const item of readSet(set, part)) {
      const reply = await askChat(product, member, item.turns);
      judged[part].push({ item, reply, verdict: judgeChat(item, reply) });
    }
  }
  const failures = judged.open.filter(({ verdict }) => verdict !== 'right');
  return {
    figures: { open: summarize(judged.open), sealed: summarize(judged.sealed) },
    failures: failures.map(({ item, reply, verdict }) => {
      const text = reply.text.replaceAll(/\s+/g, ' ').slice(0, shownLength);
      return `${item.id} ${verdict} (${item.kind}) "${item.turns.join(' » ')}": ${text}`;
    }),
  };
}
