import { describe, expect, it } from 'vitest';
import { forgetReferral, recallReferral, referralMemoryKey, rememberReferral } from './referral-memory.ts';

const day = 86_400_000;

function memoryStore() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

describe('referral memory', () => {
  it('keeps the first code for 30 days, uppercased', () => {
    const store = memoryStore();
    expect(rememberReferral(store, 'kawan1', 0)).toBe('KAWAN1');
    expect(rememberReferral(store, 'LAIN22', 29 * day)).toBe('KAWAN1');
    expect(recallReferral(store, 30 * day - 1)).toBe('KAWAN1');
    expect(recallReferral(store, 30 * day)).toBeNull();
    expect(rememberReferral(store, 'lain22', 31 * day)).toBe('LAIN22');
  });

  it('stores nothing for an empty code and forgets on demand', () => {
    const store = memoryStore();
    expect(rememberReferral(store, ' ', 0)).toBeNull();
    expect(store.getItem(referralMemoryKey)).toBeNull();
    rememberReferral(store, 'KAWAN1', 0);
    forgetReferral(store);
    expect(recallReferral(store, 1)).toBeNull();
  });

  it('survives an entry that something else wrote', () => {
    const store = memoryStore();
    store.setItem(referralMemoryKey, '{"code":5');
    expect(recallReferral(store, 0)).toBeNull();
    store.setItem(referralMemoryKey, '"x"');
    expect(rememberReferral(store, 'kawan1', 0)).toBe('KAWAN1');
  });
});
