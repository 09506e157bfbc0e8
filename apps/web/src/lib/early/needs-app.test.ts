import { expect, test } from 'vitest';
import { needsApp, needsAppAtOnce } from './needs-app.ts';

/** An element that lies in a control, or in none. */
const inside = (control: boolean) => ({ closest: () => (control ? {} : null) });

test('an action on a control needs the app; one beside it, or on the window, does not', () => {
  expect(needsApp({ type: 'pointerdown', target: inside(true) })).toBe(true);
  expect(needsApp({ type: 'pointerdown', target: inside(false) })).toBe(false);
  expect(needsApp({ type: 'focusin', target: null })).toBe(false);
  expect(needsApp({ type: 'keydown', target: {} })).toBe(false);
});

test('a pointer that rests where a control appears is no hover', () => {
  expect(needsApp({ type: 'pointermove', target: inside(true), movementX: 0, movementY: 0 })).toBe(false);
  expect(needsApp({ type: 'pointermove', target: inside(true), movementX: 0, movementY: 2 })).toBe(true);
});

const opening = { hash: '', search: '', kept: 0, isReload: false, hasSkeletons: false };

test('a document needs no app, whatever its search, and also when it is reloaded', () => {
  expect(needsAppAtOnce('on-action', opening)).toBe(false);
  expect(needsAppAtOnce('on-action', { ...opening, hash: '#fitur', search: '?q=error&urut=baru' })).toBe(
    false,
  );
  expect(needsAppAtOnce('on-action', { ...opening, isReload: true })).toBe(false);
});

test('what a link brings, what the tab keeps and rows that are missing need it at once', () => {
  expect(needsAppAtOnce('on-action', { ...opening, hash: '#access_token=a' })).toBe(true);
  expect(needsAppAtOnce('on-action', { ...opening, search: '?error=access_denied' })).toBe(true);
  expect(needsAppAtOnce('on-action', { ...opening, search: '?code=a' })).toBe(true);
  expect(needsAppAtOnce('on-action', { ...opening, kept: 1 })).toBe(true);
  expect(needsAppAtOnce('on-action', { ...opening, hasSkeletons: true })).toBe(true);
});

test('a page says for itself that a reload, or its very opening, needs it', () => {
  expect(needsAppAtOnce('on-reload', opening)).toBe(false);
  expect(needsAppAtOnce('on-reload', { ...opening, isReload: true })).toBe(true);
  expect(needsAppAtOnce('at-once', opening)).toBe(true);
});
