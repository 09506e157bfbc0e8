import type { ComponentProps } from 'react';
import { Input } from '#components/ui/input.tsx';
import { cn } from '#lib/cn.ts';

/** Control for a six-digit code; phones offer the code from the message. Goes inside a `Field`. */
export function CodeInput({ className, ...props }: ComponentProps<typeof Input>) {
  return (
    <Input
      {...props}
      inputMode="numeric"
      autoComplete="one-time-code"
      // Room for the spaces that come along when a code is pasted; the rule drops them.
      maxLength={12}
      className={cn('figures text-xl font-semibold tracking-[0.35em]', className)}
    />
  );
}
