import { extractReferralCode } from '@kawanusaha/contracts/referral-code';
import type { ChangeEvent, ComponentProps } from 'react';
import { Input } from '#components/ui/input.tsx';

/** Control that uppercases while one types and takes the code out of a pasted link (spec §5); goes inside a `Field`. */
export function ReferralInput({ onChange, ...field }: ComponentProps<typeof Input>) {
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const input = event.target;
    const next = codeWhileTyping(input.value);
    if (next !== input.value) {
      const caret = next.length === input.value.length ? input.selectionStart : next.length;
      input.value = next;
      input.setSelectionRange(caret, caret);
    }
    onChange?.(event);
  }
  return (
    <Input
      {...field}
      onChange={handleChange}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}

/** A link keeps its form until its `ref` value has begun, so that it can also be typed by hand. */
function codeWhileTyping(text: string): string {
  return /[?&]ref=[^&#\s]/i.test(text) ? extractReferralCode(text) : text.toUpperCase();
}
