import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import {
  dismissToast,
  getServerToasts,
  getToasts,
  subscribeToToasts,
  type Toast,
  toastDurationMs,
} from './toast.ts';

const icons = {
  default: { Icon: Info, tone: 'text-primary' },
  success: { Icon: CircleCheck, tone: 'text-success' },
  destructive: { Icon: CircleAlert, tone: 'text-destructive' },
};

/** Without a connection the script that places it may be missing; it then stays at the foot. */
const ignore = () => undefined;

/** Where toasts appear: a polite live region in the top layer, so that an open dialog does not hide it. */
export function Toaster() {
  const current = useSyncExternalStore(subscribeToToasts, getToasts, getServerToasts).find(
    ({ open }) => open,
  );
  const ref = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();

  useEffect(() => {
    const region = ref.current;
    if (!region || !current) return undefined;
    region.showPopover();
    const shown = new AbortController();
    void import('./place-toast.ts').then(({ placeToast }) => {
      if (shown.signal.aborted) return;
      placeToast(region);
      // Nor may it cover what gets the focus while it is shown (WCAG 2.4.11).
      document.addEventListener('focusin', () => placeToast(region), shown);
    }, ignore);
    return () => {
      shown.abort();
      region.hidePopover();
    };
  }, [current, pathname]);

  // A user who acts and goes on has read it: on the next page it would say what is past.
  const actedOn = useRef(0);
  useEffect(() => {
    const [newest] = getToasts();
    if (newest?.open && newest.id === actedOn.current) dismissToast(newest.id);
    const note = () => {
      actedOn.current = getToasts()[0]?.id ?? 0;
    };
    window.addEventListener('pointerdown', note, true);
    window.addEventListener('keydown', note, true);
    return () => {
      window.removeEventListener('pointerdown', note, true);
      window.removeEventListener('keydown', note, true);
    };
  }, [pathname]);

  return (
    <>
      <p role="status" className="sr-only">
        {current ? [current.title, current.description].filter(Boolean).join('. ') : ''}
      </p>
      <div ref={ref} popover="manual" role="region" aria-label="Pemberitahuan" className="toaster">
        {current ? <ToastCard key={current.id} toast={current} /> : null}
      </div>
    </>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const { id, title, description, variant = 'default', action } = toast;
  const { Icon, tone } = icons[variant];
  const [paused, setPaused] = useState(false);
  const durationMs = toastDurationMs(toast);

  useEffect(() => {
    if (paused || !Number.isFinite(durationMs)) return undefined;
    const timer = setTimeout(() => dismissToast(id), durationMs);
    return () => clearTimeout(timer);
  }, [id, paused, durationMs]);

  return (
    <div
      className="toast"
      data-variant={variant}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Icon aria-hidden className={tone} />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        {description ? <p className="mt-0.5 text-sm text-muted-foreground">{description}</p> : null}
        {action ? (
          <button
            type="button"
            className="btn btn-outline btn-sm mt-3"
            onClick={() => {
              action.onClick();
              dismissToast(id);
            }}
          >
            {action.label}
          </button>
        ) : null}
      </div>
      <button
        type="button"
        className="btn btn-ghost btn-icon -m-2.5"
        aria-label="Tutup pemberitahuan"
        onClick={() => dismissToast(id)}
      >
        <X aria-hidden />
      </button>
    </div>
  );
}
