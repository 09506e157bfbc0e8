import { ExternalLink } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** A link to a page of ours, or to an outside address in a tab of its own, which it says. */
export function MaybeOutside({ to, children, ...props }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  if (to.startsWith('/')) {
    return (
      <Link to={to} {...props}>
        {children}
      </Link>
    );
  }
  return (
    <a {...props} href={to} target="_blank" rel="noopener noreferrer">
      {children}
      <ExternalLink aria-hidden />
      <span className="sr-only">(tab baru)</span>
    </a>
  );
}
