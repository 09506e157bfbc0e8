import { describe, expect, test } from 'vitest';
import { parseEnvironment, SettingsError } from '#environment.ts';

describe('parseEnvironment', () => {
  test('gives every default from an empty environment', () => {
    expect(parseEnvironment({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: '.data',
      LOG_LEVEL: 'info',
    });
  });

  test('takes an empty variable for an absent one', () => {
    expect(parseEnvironment({ PORT: '', SITE_URL: '' })).toMatchObject({ PORT: 3000 });
    expect(parseEnvironment({ SITE_URL: '' }).SITE_URL).toBeUndefined();
  });

  test('drops the slash at the end of an address', () => {
    expect(parseEnvironment({ SITE_URL: 'https://kawanusaha.test/' }).SITE_URL).toBe(
      'https://kawanusaha.test',
    );
  });

  test.each([
    ['PORT', '70000'],
    ['PORT', 'abc'],
    ['SITE_URL', 'kawanusaha'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['SUPABASE_SECRET_KEY', 'short'],
    ['JWT_SECRET', 'short'],
    ['LOG_LEVEL', 'loud'],
    ['NODE_ENV', 'staging'],
  ])('names %s when it is %s', (name, value) => {
    expect(() => parseEnvironment({ [name]: value })).toThrow(SettingsError);
    expect(() => parseEnvironment({ [name]: value })).toThrow(
      new RegExp(`^The setting ${name} cannot be used: .+\\.$`),
    );
  });
});
