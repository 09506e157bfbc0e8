// Runs in the merchant's page: defines window.snap as the provider's script does.
(() => {
  type Result = Record<string, unknown>;
  type Options = {
    onSuccess?: (result: Result) => void;
    onPending?: (result: Result) => void;
    onError?: (result: Result) => void;
    onClose?: () => void;
    embedId?: string;
  };
  type Message = { snap: true; kind: 'success' | 'pending' | 'error' | 'close'; result?: Result };

  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement)) return;
  const origin = new URL(script.src).origin;
  const clientKey = script.dataset['clientKey'] ?? '';
  if (!clientKey.startsWith('SB-')) {
    console.error('Snap simulator: the client key must start with SB-');
    return;
  }

  let open: {
    overlay: HTMLElement;
    frame: HTMLIFrameElement;
    options: Options;
    back: Element | null;
  } | null = null;

  const isMessage = (data: unknown): data is Message =>
    typeof data === 'object' && data !== null && 'snap' in data && data.snap === true && 'kind' in data;

  const setRestInert = (overlay: HTMLElement, inert: boolean): void => {
    for (const element of document.body.children) {
      if (element !== overlay && element instanceof HTMLElement) element.inert = inert;
    }
  };

  const close = (): void => {
    if (!open) return;
    const { overlay, back } = open;
    open = null;
    setRestInert(overlay, false);
    overlay.remove();
    document.documentElement.style.overflow = '';
    if (back instanceof HTMLElement) back.focus();
  };

  window.addEventListener('message', (event) => {
    if (
      !open ||
      event.origin !== origin ||
      event.source !== open.frame.contentWindow ||
      !isMessage(event.data)
    )
      return;
    const { options } = open;
    const { kind, result = {} } = event.data;
    close();
    if (kind === 'success') options.onSuccess?.(result);
    else if (kind === 'pending') options.onPending?.(result);
    else if (kind === 'error') options.onError?.(result);
    else options.onClose?.();
  });

  const createFrame = (token: string): HTMLIFrameElement => {
    const frame = document.createElement('iframe');
    frame.src = `${origin}/snap/v2/vtweb/${encodeURIComponent(token)}?embed=1`;
    frame.title = 'Pembayaran (simulator)';
    frame.allow = 'clipboard-write';
    Object.assign(frame.style, { border: '0', width: '100%', height: '100%', background: '#fff' });
    return frame;
  };

  const pay = (token: string, options: Options = {}): void => {
    if (!token) throw new Error('snap.pay: token is required');
    if (open) throw new Error('snap.pay is not allowed to be called in this state');
    const overlay = document.createElement('div');
    overlay.setAttribute('role', 'dialog');
    overlay.setAttribute('aria-modal', 'true');
    overlay.setAttribute('aria-label', 'Pembayaran');
    Object.assign(overlay.style, {
      position: 'fixed',
      inset: '0',
      zIndex: '2147483000',
      display: 'grid',
      placeItems: 'center',
      background: 'rgb(0 0 0 / 60%)',
    });
    const box = document.createElement('div');
    Object.assign(box.style, {
      width: 'min(100vw, 27rem)',
      height: window.innerWidth > 460 ? 'min(100dvh, 44rem)' : '100dvh',
      borderRadius: window.innerWidth > 460 ? '16px' : '0',
      overflow: 'hidden',
      background: '#fff',
    });
    const frame = createFrame(token);
    box.append(frame);
    overlay.append(box);
    open = { overlay, frame, options, back: document.activeElement };
    document.body.append(overlay);
    setRestInert(overlay, true);
    document.documentElement.style.overflow = 'hidden';
    frame.addEventListener('load', () => frame.focus());
  };

  const embed = (token: string, options: Options = {}): void => {
    const target = document.getElementById(options.embedId ?? '');
    if (!target) throw new Error('snap.embed: embedId does not exist');
    const frame = createFrame(token);
    frame.style.minWidth = '320px';
    frame.style.minHeight = '560px';
    target.replaceChildren(frame);
    open = { overlay: frame, frame, options, back: null };
  };

  Object.assign(window, {
    snap: {
      pay,
      embed,
      show: () => open?.overlay.style.setProperty('visibility', 'visible'),
      hide: () => open?.overlay.style.setProperty('visibility', 'hidden'),
    },
  });
})();
