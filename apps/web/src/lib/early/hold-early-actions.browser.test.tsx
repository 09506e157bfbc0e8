import { expect, test, vi } from 'vitest';
import { earlyWindow } from './early-actions.ts';
import { holdEarlyActions } from './hold-early-actions.ts';

test('Enter in a field that sends is held once, also where the app hears keys already', () => {
  document.body.innerHTML = '<form><textarea enterkeyhint="send">cara bikin nib</textarea></form>';
  const field = document.querySelector('textarea');
  if (field === null) throw new Error('no field');
  const heard = vi.fn<() => void>();
  document.body.addEventListener('keydown', heard);
  holdEarlyActions();
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  field.dispatchEvent(enter);
  expect(earlyWindow.earlyActions?.map(({ kind }) => kind)).toEqual(['submit']);
  expect(enter.defaultPrevented).toBe(true);
  expect(heard).not.toHaveBeenCalled();

  document.documentElement.dataset['alive'] = '';
  earlyWindow.earlyActions?.splice(0);
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  expect(earlyWindow.earlyActions).toEqual([]);
  expect(heard).toHaveBeenCalledOnce();
});
