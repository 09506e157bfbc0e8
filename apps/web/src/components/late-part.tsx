import { Component, type ReactNode, Suspense } from 'react';
import { reportProblem } from '#lib/report-problem.ts';
import { Button } from './ui/button.tsx';
import { ErrorState } from './ui/error-state.tsx';
import { LoadingMessage, Skeleton } from './ui/skeleton.tsx';

type Props = {
  children: ReactNode;
  /** What stands there meanwhile; a large grey block unless told. */
  waiting?: ReactNode;
};

/**
 * Holds the place of a part of the page whose script is still on its way: a tab or a step that was just opened. Where the script
 * cannot be fetched, or the part fails, that stands in its place and the rest of the page stays as it is.
 */
export function LatePart({ children, waiting = <Skeleton className="h-72 w-full" /> }: Props) {
  return (
    <PartBoundary>
      <Suspense
        fallback={
          <>
            <LoadingMessage>Memuat...</LoadingMessage>
            {waiting}
          </>
        }
      >
        {children}
      </Suspense>
    </PartBoundary>
  );
}

/** React catches what fails below a component in classes alone. */
class PartBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportProblem('A part of the page could not be shown', error);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <ErrorState
        title="Bagian ini gagal dimuat"
        description={
          <>
            <p>Tunggu sebentar, lalu muat ulang halaman ini.</p>
            <Button variant="outline" className="mt-6" onClick={() => window.location.reload()}>
              Muat ulang halaman
            </Button>
          </>
        }
        className="py-6"
      />
    );
  }
}
