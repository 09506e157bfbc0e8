import type { Thing } from './find-thing.ts';

const files = import.meta.glob<string>('./things/*.svg', { eager: true, import: 'default', query: '?url' });

/** The address of a drawing in 16:9, its thing in the middle square; its name follows from its content, so browsers keep it. */
export function thingUrl(thing: Thing): string {
  const url = files[`./things/${thing}.svg`];
  if (url === undefined) throw new Error(`no drawing named ${thing}`);
  return url;
}
