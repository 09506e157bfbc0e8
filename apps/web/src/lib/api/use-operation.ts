import { useState } from 'react';
import { toast } from '#components/ui/toast.ts';
import { type Failure, type FieldFailure, isOfField, Refusal } from './failure.ts';

type Told<Input, Result> = {
  /** What follows when it worked: the title of a toast, or what to do; it is still under way until that has ended. */
  done?: string | ((result: Result, input: Input) => unknown) | undefined;
  /**
   * What to say when it did not: the title of a toast, or what is said, null where the screen says it itself. Without it an error that
   * is no `Refusal` goes on to the caller: for work that tells its own failures.
   */
  failed?: string | ((error: unknown, input: Input) => Failure | null);
  /** Shows a failure that names a field, where a form has its own place for that; without it `failure` has it. */
  refused?: (failure: FieldFailure) => void;
  /** What follows either way, once that is said: reading anew, say. It is still under way until that has ended. */
  settled?: () => unknown;
};

/** How an operation that a form sends ends: what follows once it worked, and what shows a refusal in its field. */
export type FormEnds = { done: () => void; refused: (failure: FieldFailure) => void };

export type Operation<Input> = {
  /** Does it; true once it worked. */
  run: (input: Input) => Promise<boolean>;
  isPending: boolean;
  /** What is under way; undefined while nothing is. */
  input: Input | undefined;
  /** What the form shows of the last attempt; null without one, and where a toast said it. */
  failure: Failure | null;
  /** Says what is wrong before anything is sent, or takes it back by null. */
  refuse: (failure: Failure | null) => void;
};

/**
 * The one way to change something, or to have a file made, by a press: whether it is under way, the toast, and the errors of the form.
 * In: the call, and what is said of its end. It needs no query library, so that pages without one can afford it.
 */
export function useOperation<Input = void, Result = unknown>(
  work: (input: Input) => Promise<Result> | Result,
  { done, failed, refused, settled }: Told<Input, Result> = {},
): Operation<Input> {
  const [underWay, setUnderWay] = useState<{ input: Input } | null>(null);
  const [failure, refuse] = useState<Failure | null>(null);

  const run = async (input: Input): Promise<boolean> => {
    const current = { input };
    setUnderWay(current);
    refuse(null);
    try {
      const worked = await attempt(input);
      if (worked === null) return false;
      if (typeof done === 'string') toast.success(done);
      else await done?.(worked.result, input);
      return true;
    } finally {
      try {
        await settled?.();
      } finally {
        setUnderWay((latest) => (latest === current ? null : latest));
      }
    }
  };

  /** Does the work and says why it failed: what follows a work that was done is no part of it. */
  const attempt = async (input: Input): Promise<{ result: Result } | null> => {
    try {
      return { result: await work(input) };
    } catch (error) {
      if (!(error instanceof Refusal) && failed === undefined) throw error;
      const told =
        error instanceof Refusal
          ? error.failure
          : typeof failed === 'string'
            ? { title: failed }
            : (failed?.(error, input) ?? null);
      if (told !== null && isOfField(told)) (refused ?? refuse)(told);
      else if (told !== null) toast.error(told.title, told.detail);
      return null;
    }
  };
  return { run, isPending: underWay !== null, input: underWay?.input, failure, refuse };
}
