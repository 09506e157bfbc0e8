/** How long the provider's window may take to appear: its script fetches more before it does. */
const patienceMs = 10_000;
/** The same once something of the provider's was kept out. */
const doubtMs = 1_000;

export type PopupWatch = {
  /** The provider was asked to open its window. */
  readonly opened: () => void;
  readonly stop: () => void;
};

const siteOf = (address: string): string | null =>
  URL.canParse(address) ? new URL(address).hostname.split('.').slice(-2).join('.') : null;

/**
 * Watches whether the provider's window appears: an extension, a policy or a lost request may keep it away without a word, and the
 * buyer then stands before a page on which nothing happens. Starts before the provider's script is loaded, which fetches the rest.
 * In: the address of the script; what to do, once, when the window does not come.
 */
export function watchPopup(scriptUrl: string, onBlocked: () => void): PopupWatch {
  const known = new Set(document.querySelectorAll('iframe'));
  const site = siteOf(scriptUrl);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOpened = false;
  let isDoubted = false;
  let isFrameRefused = false;

  const stop = (): void => {
    clearTimeout(timer);
    document.removeEventListener('securitypolicyviolation', handleViolation);
  };
  const look = (): void => {
    const hasAppeared = [...document.querySelectorAll('iframe')].some((frame) => !known.has(frame));
    if (hasAppeared && !isFrameRefused) return;
    stop();
    onBlocked();
  };
  const lookLater = (): void => {
    clearTimeout(timer);
    if (isOpened) timer = setTimeout(look, isDoubted ? doubtMs : patienceMs);
  };
  const handleViolation = ({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent): void => {
    if (site === null || siteOf(blockedURI) !== site) return;
    isDoubted = true;
    if (effectiveDirective === 'frame-src') isFrameRefused = true;
    lookLater();
  };
  document.addEventListener('securitypolicyviolation', handleViolation);
  return {
    opened: () => {
      isOpened = true;
      lookLater();
    },
    stop,
  };
}
