import { useRef } from 'react';
import { Button } from '#components/ui/button.tsx';

type RedirectNoticeProps = {
  /** What `useTimedRedirect` gives. */
  redirect: { secondsLeft: number; stopped: boolean; stop: () => void };
  /** Where it leads, as a sentence. */
  children: string;
};

/**
 * Says that the page leads on by itself, and stops that; the focus then stays here, where the button was. Without scripts it does not,
 * and nothing says so.
 */
export function RedirectNotice({ redirect, children }: RedirectNoticeProps) {
  const text = useRef<HTMLParagraphElement>(null);
  const { secondsLeft, stopped, stop } = redirect;
  return (
    <>
      <p
        ref={text}
        role="status"
        tabIndex={-1}
        className="no-script-hidden mt-6 text-sm text-muted-foreground"
      >
        {stopped ? 'Pengalihan otomatis dihentikan.' : children}
      </p>
      {stopped ? null : (
        <Button
          variant="link"
          className="no-script-hidden"
          onClick={() => {
            stop();
            text.current?.focus();
          }}
        >
          Tetap di halaman ini <span className="figures">({secondsLeft})</span>
        </Button>
      )}
    </>
  );
}
