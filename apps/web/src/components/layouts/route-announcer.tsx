import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** After a navigation inside the app: moves the focus to the content and says the new page's title. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    // A person who goes through tabs that are addresses (Masuk, Daftar) stays on them.
    if (document.activeElement?.role !== 'tab')
      document.getElementById('konten')?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [pathname]);

  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}
