import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listSourceFiles, root } from '../source-files.ts';
import { findBusyFlags } from './busy-flags.ts';
import { findOwnReads } from './own-reads.ts';

/** The one way to write, and what is more than a call under way: `useOperation` cannot say it. */
const allowed: readonly string[] = [
  'apps/web/src/lib/api/use-operation.ts',
  // The choice that is shown until the last of several calls has ended.
  'apps/web/src/components/ui/stored-checkbox.tsx',
  // How much of a picture has been sent, and a choice that stops the one before.
  'apps/web/src/features/conversations/use-picture-draft.ts',
  'apps/web/src/features/projects/components/project-picture-field.tsx',
  // An answer that comes in pieces and can be stopped.
  'apps/web/src/features/ideas/chat/use-chat.ts',
  // It lasts until the provider's window is closed.
  'apps/web/src/features/premium/use-premium-payment.ts',
];

/** What waits in an effect and is no read that the query library could do, and the few that are, on pages without it (docs/decisions/015). */
const waitsItself: readonly string[] = [
  // A widget, a channel, a check of a code, a queue, a save after a pause, a conversation that is kept on the device.
  'apps/web/src/components/captcha/captcha-widget.tsx',
  'apps/web/src/components/error-page.tsx',
  'apps/web/src/features/age/components/age-question.tsx',
  'apps/web/src/features/auth/components/second-step-form.tsx',
  'apps/web/src/features/auth/components/use-recovery.ts',
  'apps/web/src/features/conversations/use-outbox.ts',
  'apps/web/src/features/ideas/chat/use-conversation.ts',
  'apps/web/src/features/ideas/saved/use-autosave.ts',
  'apps/web/src/features/ideas/steps/use-step-ticks.ts',
  'apps/web/src/lib/live/use-live-changes.ts',
  // The session and its rights, which the frame of pages without the library needs.
  'apps/web/src/lib/session/use-doubted-premium.ts',
  'apps/web/src/lib/session/use-staff-permissions.ts',
  // One figure and a few links that the page stands without.
  'apps/web/src/features/ideas/chat/use-question-limit.ts',
  'apps/web/src/features/ideas/steps/use-step-links.ts',
];

/** A failure that is told by hand and is none of a call that changes something, and what `useOperation` cannot say. */
const tellsItself: readonly string[] = [
  // The clipboard and the browser's own ways to share.
  'apps/web/src/components/share-buttons.tsx',
  'apps/web/src/features/affiliate/components/referral-link-card.tsx',
  'apps/web/src/features/ideas/saved/copy-link.ts',
  'apps/web/src/features/ideas/steps/step-card.tsx',
  'apps/web/src/features/premium/components/payment-instructions.tsx',
  // A sign-out and a save after a pause.
  'apps/web/src/components/layouts/use-sign-out.ts',
  'apps/web/src/features/ideas/record/step-editor.tsx',
  // Shown at once, and taken back when it fails.
  'apps/web/src/features/ideas/steps/use-step-ticks.ts',
  // Two calls of which the second has no way back, and the provider's window.
  'apps/web/src/features/applications/components/decide-dialog.tsx',
  'apps/web/src/features/premium/use-premium-payment.ts',
];
const toldByHand = /\bcatch(?: \(\w+\)|\(\([^)]*\) =>)? \{[^}]*\btoast\.error\(/;

const ownMutation = /\buseMutation\b/;

/** How many operations a file has, by its exported calls, and by its exported hooks. */
const countOperations = (text: string): number =>
  Math.max(
    ...[/^export async function /gm, /^export (?:function|const) use[A-Z]/gm].map(
      (operation) => [...text.matchAll(operation)].length,
    ),
  );

const code = listSourceFiles().filter(
  (file) => file.startsWith('apps/web/src/') && /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
);
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

test('a busy flag made by hand is found, a state that is only shown is not', () => {
  const state = 'const [isBusy, setBusy] = useState(false);\n';
  expect(
    findBusyFlags(`${state}const save = async () => { setBusy(true); await store(); setBusy(false); };`),
  ).toEqual(['setBusy']);
  expect(
    findBusyFlags(
      `const [kind, setKind] = useState<Kind | null>(null);
       const run = async (next: Kind) => { setKind(next); try { await store(next); } finally { setKind(null); } };`,
    ),
  ).toEqual(['setKind']);
  expect(
    findBusyFlags(`${state}const save = () => { setBusy(true); store().finally(() => setBusy(false)); };`),
  ).toEqual(['setBusy']);
  expect(
    findBusyFlags(
      `const [isOpen, setOpen] = useState(false);
       const save = async () => { if (await store()) close(); };
       return <Dialog open={isOpen} onOpen={() => setOpen(true)} onSave={() => void save()} onClose={() => setOpen(false)} />;`,
    ),
  ).toEqual([]);
  expect("import { useMutation, useQuery } from '@tanstack/react-query';").toMatch(ownMutation);
});

test('what changes something goes through the one hook', () => {
  expect(code.length).toBeGreaterThan(500);
  const byHand = code.filter((file) => findBusyFlags(read(file)).length > 0);
  expect(byHand.filter((file) => !allowed.includes(file))).toEqual([]);
  expect(code.filter((file) => ownMutation.test(read(file)))).toEqual([]);
});

test('a change that fails is told by the one hook', () => {
  expect('try { await store(); } catch (error) { toast.error(message); }').toMatch(toldByHand);
  expect('try { await store(); } catch { return; } toast.error(message);').not.toMatch(toldByHand);
  const byHand = code.filter((file) => toldByHand.test(read(file)));
  expect(byHand.toSorted()).toEqual(tellsItself.toSorted());
});

test('a file of an api folder holds one operation', () => {
  const operations = code.filter((file) => /\/features\/.*\/api\//.test(file));
  expect(operations.length).toBeGreaterThan(200);
  const crowded = operations.filter((file) => countOperations(read(file)) > 1);
  expect(crowded).toEqual([]);
  const fetcher = 'async function readOne() {}\n';
  const hook = 'export function useOne() {}\n';
  expect(
    [fetcher + hook, fetcher + hook + hook, `export ${fetcher}export ${fetcher}`].map(countOperations),
  ).toEqual([1, 2, 2]);
});

test('each exception is still one', () => {
  expect(allowed.filter((file) => file !== allowed[0] && findBusyFlags(read(file)).length === 0)).toEqual([]);
});

test('a read made by hand is found, an effect that only starts something is not', () => {
  expect(
    findOwnReads(
      `const [found, setFound] = useState(null);
       useEffect(() => { let isCurrent = true; load().then((value) => isCurrent && setFound(value)); }, []);`,
    ),
  ).toEqual(['setFound']);
  expect(
    findOwnReads(
      `const [state, dispatch] = useReducer(reduce, empty);
       useEffect(() => { const read = async () => { dispatch({ page: await load() }); }; void read(); const later = 1; dispatch(later); });`,
    ),
  ).toEqual(['dispatch']);
  expect(
    findOwnReads(
      `const [found, setFound] = useState(null);
       const look = useCallback(async () => { const value = await load(); setFound(value); }, []);
       useEffect(() => void look(), [look]);`,
    ),
  ).toEqual(['setFound']);
  expect(
    findOwnReads(
      `const [isOpen, setOpen] = useState(false);
       useEffect(() => { setOpen(true); void preload(); }, []);`,
    ),
  ).toEqual([]);
});

test('what is read comes from a loader or the query library', () => {
  const byHand = code.filter((file) => findOwnReads(read(file)).length > 0);
  expect(byHand.toSorted()).toEqual(waitsItself.toSorted());
  expect(code.filter((file) => /\buse-loaded\b|\buseLoaded\b/.test(read(file)))).toEqual([]);
  const pages = code.filter((file) => /\buseInfiniteQuery\b/.test(read(file)));
  expect(pages).toEqual(['apps/web/src/lib/lists/use-keyset-list.ts']);
});
