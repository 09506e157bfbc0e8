import type { ReactNode } from 'react';
import { QueryProvider } from '#components/query-provider.tsx';
import { useIsProfileVisible } from '../api/is-profile-visible.ts';

type Props = {
  username: string;
  children: ReactNode;
  /** Shown until it is known. */
  waiting: ReactNode;
  /** Shown where this member may not see the page. */
  hidden: ReactNode;
};

/** What a member sees of another: who is signed in may have blocked them, or be blocked. A failure shows the page, as visitors see it. */
export function IfVisible(props: Props) {
  return (
    <QueryProvider>
      <Asked {...props} />
    </QueryProvider>
  );
}

function Asked({ username, children, waiting, hidden }: Props) {
  const visible = useIsProfileVisible(username);
  if (visible.status === 'pending') return waiting;
  return visible.data === false ? hidden : children;
}
