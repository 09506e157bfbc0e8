import { availableParallelism } from 'node:os';
import { hash as argon2Hash, verify as argon2Verify, type Algorithm } from '@node-rs/argon2';
import { verify as bcryptVerify } from '@node-rs/bcrypt';
import pLimit from 'p-limit';
import { AuthError } from '../errors/auth-error.ts';

// The enum of the package is declared ambient-const, which isolated modules cannot read; 2 is argon2id.
const argon2id: Algorithm = 2;
const parameters = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const currentPrefix = `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$`;

// A hash that came with an import decides how much work a sign-in costs, so its parameters are capped.
const isAffordable = (stored: string): boolean => {
  const argon = /^\$argon2(?:id|i|d)\$v=\d+\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(stored);
  if (argon) return Number(argon[1]) <= 131_072 && Number(argon[2]) <= 8 && Number(argon[3]) <= 4;
  const bcrypt = /^\$2[aby]\$(\d\d)\$/.exec(stored);
  return bcrypt !== null && Number(bcrypt[1]) <= 14;
};

export type PasswordCheck = { matches: boolean; needsRehash: boolean };

export type PasswordHasher = {
  /** The argon2id hash in PHC form. */
  hash: (password: string) => Promise<string>;
  /**
   * Compares with a stored argon2 or bcrypt hash (an imported project has the latter). Without a stored hash a fixed one
   * is checked, so that an unknown e-mail costs the same time as a wrong password.
   */
  verify: (password: string, stored: string | null) => Promise<PasswordCheck>;
};

/**
 * Hashing uses 19 MiB and a core for tens of milliseconds, so at most one runs for each core; the rest wait in a bounded
 * line, and past that the answer is 429 `over_request_rate_limit`.
 */
export const createPasswordHasher = (
  concurrency = availableParallelism(),
  maxWaiting = 200,
): PasswordHasher => {
  const limit = pLimit(concurrency);
  const run = async <T>(task: () => Promise<T>): Promise<T> => {
    if (limit.pendingCount >= maxWaiting) {
      throw new AuthError('over_request_rate_limit', { retryAfterSeconds: 2 });
    }
    return limit(task);
  };
  let dummy: Promise<string> | undefined;
  const dummyHash = (): Promise<string> => (dummy ??= argon2Hash('not a password of an account', parameters));

  const compare = async (password: string, stored: string): Promise<boolean> => {
    if (!isAffordable(stored)) return false;
    return stored.startsWith('$2') ? bcryptVerify(password, stored) : argon2Verify(stored, password);
  };

  return {
    hash: (password) => run(() => argon2Hash(password, parameters)),
    verify: (password, stored) =>
      run(async () => {
        if (!stored) {
          await argon2Verify(await dummyHash(), password);
          return { matches: false, needsRehash: false };
        }
        const matches = await compare(password, stored);
        return { matches, needsRehash: matches && !stored.startsWith(currentPrefix) };
      }),
  };
};
