import type { PatternName } from './patterns.ts';

/** What a simulated person is: honest, or a part of one of the patterns. */
export type Kind = PatternName | 'honest';

/** One thing that a simulated person does; `at` counts hours from the beginning. */
export type SimulatedEvent =
  | {
      readonly do: 'signUp';
      readonly at: number;
      readonly who: string;
      readonly kind: Kind;
      readonly email: string;
      readonly network: string;
      readonly device: string;
      /** Whose code is used; null for the affiliates themselves. */
      readonly invitedBy: string | null;
    }
  | {
      readonly do: 'complete' | 'buy' | 'refund' | 'remove' | 'withdraw';
      readonly at: number;
      readonly who: string;
    };

/** A public IPv4 address for each number, never twice the same. */
export const addressOf = (number: number): string =>
  `${36 + (number >>> 16)}.${(number >>> 8) & 255}.${number & 255}.${1 + (number % 250)}`;
