import { type KeyboardEvent, useState } from 'react';

const storageKey = 'kawanusaha-desk-keys';

function read(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

function keep(isOn: boolean): void {
  try {
    localStorage.setItem(storageKey, isOn ? 'on' : 'off');
  } catch {
    // A browser without storage asks again next time.
  }
}

export type QueueAction = 'next' | 'previous' | 'keep' | 'remove' | 'open';

const actions: Readonly<Record<string, QueueAction>> = {
  j: 'next',
  k: 'previous',
  a: 'keep',
  r: 'remove',
  Enter: 'open',
};

/** What a key asks for, when it was pressed on an item itself: not with others, not in a field, not on a button or link. */
export function queueAction(event: KeyboardEvent<HTMLElement>): QueueAction | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget) return null;
  return actions[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null;
}

/** Whether single keys work in the queue (WCAG 2.1.4), and how to switch them; this device remembers. */
export function useQueueKeys(): [isOn: boolean, change: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(read);
  return [
    isOn,
    (next) => {
      setOn(next);
      keep(next);
    },
  ];
}
