import { permitItems } from '@kawanusaha/contracts/record/permit-items';
import { expect, test } from 'vitest';
import { findEntry } from './knowledge-base.ts';

test.each(permitItems.map((item) => [item.key, item] as const))(
  'the permit %s leads to the page that the knowledge base names, or to none where a landlord or the campus decides',
  (_, { entry, url }) => {
    const source = findEntry(entry)?.source.url;
    expect(source).toBeDefined();
    expect(url ?? source).toBe(source);
  },
);
