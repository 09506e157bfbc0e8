import { permitItems } from '@kawanusaha/contracts/record/permit-items';
import { expect, test } from 'vitest';
import { findEntry } from './knowledge-base.ts';

test.each(permitItems.map((item) => [item.key, item] as const))(
  'the permit %s leads to the page that the knowledge base names',
  (_, { entry, url }) => {
    expect(findEntry(entry)?.source.url).toBe(url);
  },
);
