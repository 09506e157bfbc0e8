/**
 * Runs in the head of every document before the first paint; the build puts it there as one classic script (`inline-script.ts`).
 * It applies what the browser keeps (theme, session), loads the app when it is needed, and holds what is done before. A visitor without a
 * session gets a document: the app comes with an action on a control that needs it, never with time, a scroll or a pointer that passes.
 */
import { suggestionsPlaceKey } from '#features/matching/suggestions-height.ts';
import { recallReferral, rememberReferral } from '#features/auth/referral-memory.ts';
import { sessionStorageKey } from '#lib/session/stored-session.ts';
import { applyTheme } from '#lib/early/early-theme.ts';
import { closeOnReturn } from '#lib/early/close-on-return.ts';
import { dressPage } from '#lib/early/dress-page.ts';
import { holdEarlyActions } from '#lib/early/hold-early-actions.ts';
import { installWorker } from '#lib/early/install-worker.ts';
import { keepPlace } from '#lib/early/keep-place.ts';
import { keepTyped } from '#lib/early/keep-typed.ts';
import { loadApp, readPageApp } from '#lib/early/load-app.ts';
import { needsApp, needsAppAtOnce } from '#lib/early/needs-app.ts';
import { readStored } from '#lib/early/read-stored.ts';
import { showConnection } from '#lib/early/show-connection.ts';
import { showLeaving } from '#lib/early/show-leaving.ts';
import { speculate } from '#lib/early/speculate.ts';
import { trustTypes } from '#lib/early/trust-types.ts';
import { wasHereBefore } from '#lib/early/was-here-before.ts';
import { isDrawnAhead, whenBack, whenShown } from '#lib/early/when-shown.ts';
import { isOwnCache } from '#lib/offline/cache-names.ts';

trustTypes();
let endSpeculation = (): void => undefined;

const isMember = readStored(sessionStorageKey) !== null;
const { dataset, style } = document.documentElement;
if (isMember) {
  dataset['session'] = 'stored';
  // The server does not know how high the suggestions of this member are.
  style.setProperty(suggestionsPlaceKey, readStored(suggestionsPlaceKey));
}
// No browser makes a passkey for an address without a name.
if ('PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname)) dataset['passkeys'] = 'offered';
keepPlace();
applyTheme();
const yieldToApp = dressPage(isMember);
holdEarlyActions();
keepTyped();
closeOnReturn();
showLeaving();

/** A referral link may lead to any page (spec §9); its code is remembered for the registration. */
function keepReferral(): void {
  const ref = new URLSearchParams(location.search).get('ref');
  if (ref !== null) rememberReferral(localStorage, ref, Date.now());
}

/** How much an earlier action left in this tab; the registration form also shows the code that a link has brought. */
function countKept(): number {
  const field = document.querySelector('[name=referral_code]');
  const referral = field === null ? null : recallReferral(localStorage, Date.now());
  return (
    Object.keys(sessionStorage).filter((key) => key.startsWith('kawanusaha_')).length +
    (referral === null ? 0 : 1)
  );
}

/** Without a session nothing that was kept for a member may stay, whichever way the session went. */
function sweepOwnCaches(): void {
  if (!isMember && 'caches' in window)
    caches
      .keys()
      .then((names) => Promise.all(names.filter(isOwnCache).map((name) => caches.delete(name))))
      .catch(() => undefined);
}

function allowed<Result>(use: () => Result, without: Result): Result {
  try {
    return use();
  } catch {
    // Storage is blocked.
    return without;
  }
}

function load(): void {
  endSpeculation();
  yieldToApp();
  loadApp();
}

function start(): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', load);
  else load();
}

for (const name of ['pointermove', 'pointerdown', 'focusin', 'keydown'])
  window.addEventListener(name, (event) => needsApp(event as PointerEvent) && start(), {
    capture: true,
    passive: true,
  });
// A link that was only pointed at has brought no visitor.
whenShown(() => allowed(keepReferral, undefined));
// Drawn ahead or kept by the browser, and meanwhile signed in or out in another document: the page would show the session of before,
// what is a member's own included.
const showSession = (): void => {
  if ((readStored(sessionStorageKey) !== null) === 'session' in dataset) return;
  style.visibility = 'hidden';
  location.reload();
};
if (isDrawnAhead()) whenShown(showSession);
whenBack(showSession);

document.addEventListener('DOMContentLoaded', () => {
  const app = readPageApp();
  if (app === null) return;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const opening = {
    hash: location.hash,
    search: location.search,
    kept: allowed(countKept, 0),
    isReload: navigation?.type === 'reload',
    hasSkeletons: document.querySelector('main .skeleton') !== null,
  };
  if (isMember || needsAppAtOnce(app.starts, opening)) load();
  else {
    endSpeculation = speculate();
    // Who goes on to a second page, or is here again, is likely to come back; a first visit pays for nothing that it does not use.
    window.addEventListener('load', () => wasHereBefore() && installWorker(), { once: true });
  }
});
allowed(sweepOwnCaches, undefined);
showConnection();
