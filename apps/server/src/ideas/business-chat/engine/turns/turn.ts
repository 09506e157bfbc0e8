import type { ChatReply, State } from '../chat-reply.ts';

/** What one message is answered with, and what the next one may lean on. */
export type Turn = {
  readonly reply: ChatReply;
  readonly state: State;
  /** Whether the answer of before is only said again. */
  readonly isAgain?: boolean;
};
