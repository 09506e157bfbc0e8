import { useNavigation } from 'react-router';

/** Thin bar at the top while the next page loads; appears only when that takes a moment. */
export function NavigationProgress() {
  const isLoading = useNavigation().state !== 'idle';
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50">
      {isLoading ? (
        <>
          <span className="sr-only">Memuat halaman...</span>
          <span className="navigation-progress" />
        </>
      ) : null}
    </div>
  );
}
