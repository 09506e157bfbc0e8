import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

type Props = {
  /** What is asked for the parts that stand above and may be absent. */
  asked: readonly Pick<UseQueryResult, 'isPending' | 'failureCount'>[];
  /** What stands there meanwhile. */
  waiting: ReactNode;
  children: ReactNode;
};

/**
 * Draws its parts at one time, so that one that comes late does not push the others down: as soon as it is known which of them there
 * are. What is inside loads meanwhile. A question that failed once is asked again without the page waiting for it.
 */
export function ShownTogether({ asked, waiting, children }: Props) {
  const isAwaited = asked.some(({ isPending, failureCount }) => isPending && failureCount === 0);
  return (
    <>
      {isAwaited ? waiting : null}
      <div hidden={isAwaited}>{children}</div>
    </>
  );
}
