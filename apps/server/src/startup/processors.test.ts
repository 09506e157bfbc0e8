/** /privasi names everyone to whom a setting of the server can send something of a person. */
import { environmentShape } from '@kawanusaha/backend/environment';
import { processors } from '@kawanusaha/contracts/processors';
import { expect, test } from 'vitest';
import { settingNames } from '#settings.ts';

/** Addresses that are our own, or of no other. */
const own = ['SITE_URL'];
const reachesOutside =
  /(_URL|_ENDPOINT|_ISSUER|_CLIENT_ID|_CLIENT_KEY|_SERVER_KEY|_API_KEY|_SITE_KEY|_PROVIDER|_PROVIDERS)$/;

test('each setting that reaches outside belongs to one processor, and each processor to settings that are there', () => {
  const names = [...new Set([...Object.keys(environmentShape), ...settingNames])];
  const outside = names.filter((name) => reachesOutside.test(name) && !own.includes(name));
  expect(outside.length).toBeGreaterThan(15);
  const listed = processors.flatMap(({ settings }) => settings);
  expect(listed.toSorted()).toEqual(outside.toSorted());
});

test('each is named once, with a purpose and what they are given', () => {
  expect(new Set(processors.map(({ name }) => name)).size).toBe(processors.length);
  for (const { purpose, data } of processors) expect([purpose, data].join()).toMatch(/^\p{Lu}.+\S$/u);
});
