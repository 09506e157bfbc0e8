import type { ChatSource } from '@kawanusaha/contracts/business-chat';
import type { KnowledgeEntry } from '../knowledge/entry-schema.ts';

/** Where an answer comes from, as the chat shows it: the title, who says it, its address and when it was looked at. */
export const sourceOf = ({ question, source }: KnowledgeEntry): ChatSource => ({
  title: question,
  source: source.name,
  url: source.url,
  checked: source.checked,
});
