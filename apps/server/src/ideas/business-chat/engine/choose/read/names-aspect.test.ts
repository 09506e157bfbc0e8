import { expect, test } from 'vitest';
import { namesAspect } from './names-aspect.ts';

test.each(['modalnya?', 'trus masa berlakunya?', 'terus biayanya brp?'])('%s names what is asked', (text) => {
  expect(namesAspect(text)).toBe(true);
});

test.each(['bahaya ga tuh?', 'gimana biar ga kejadian lagi', 'katanya supplier mau kirim besok'])(
  '%s says more',
  (text) => {
    expect(namesAspect(text)).toBe(false);
  },
);
