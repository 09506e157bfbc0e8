import { describe, expect, test } from 'vitest';
import { readPolicyReport } from '#web/policy-reports.ts';

const options = {
  siteUrl: 'https://kawanusaha.test',
  patternOf: (path: string) => path.replace(/[0-9a-f-]{36}/, ':id'),
};
const report = (fields: object) => ({
  'csp-report': {
    'document-uri': 'https://kawanusaha.test/masuk?token=rahasia#x',
    'effective-directive': 'script-src-elem',
    ...fields,
  },
});

describe('a report of the content policy', () => {
  test.each([
    ['https://jahat.example/a.js?siapa=rina', 'https://jahat.example'],
    ['inline', 'inline'],
    ['trusted-types-sink', 'trusted-types-sink'],
    ['data:text/html,<b>rina</b>', 'data:'],
    ['<script>', 'unknown'],
    ['', 'unknown'],
  ])('keeps the origin of what was refused alone: %s', (address, blocked) => {
    expect(readPolicyReport(report({ 'blocked-uri': address }), options)).toEqual({
      directive: 'script-src-elem',
      blocked,
      page: '/masuk',
    });
  });

  test('keeps the pattern of the page, not which one', () => {
    const address = 'https://kawanusaha.test/cari-project/7f2c9a64-1111-4222-8333-123456789abc';
    expect(readPolicyReport(report({ 'document-uri': address }), options)?.page).toBe('/cari-project/:id');
  });

  test.each([
    null,
    [],
    'teks',
    {},
    { 'csp-report': null },
    report({ 'document-uri': 'https://lain.example/' }),
    report({ 'document-uri': 'kawanusaha.test' }),
    report({ 'effective-directive': "script-src'; drop table" }),
    report({ 'effective-directive': '', 'violated-directive': '' }),
  ])('takes nothing else: %j', (body) => {
    expect(readPolicyReport(body, options)).toBeNull();
  });
});
