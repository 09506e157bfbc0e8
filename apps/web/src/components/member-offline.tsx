import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { Button } from '#components/ui/button.tsx';
import { toast } from '#components/ui/toast.ts';
import { formatTableDateTime } from '#lib/format-date.ts';
import { flushWaiting } from '#lib/offline/flush-waiting.ts';
import { getKeptAt, subscribeToKept } from '#lib/offline/kept-store.ts';
import { getWaiting, noteWaiting, subscribeToWaiting } from '#lib/offline/waiting-count.ts';
import { dropWaiting } from '#lib/offline/waiting-store.ts';
import type { WaitingForm } from '#lib/offline/waiting-form.ts';
import { reportProblem } from '#lib/report-problem.ts';
import { noteWaitingApplications } from '#lib/session/applied-projects.ts';

const none: readonly WaitingForm[] = [];

/** Says of when the shown things are, and what waits for a connection; sends that when there is one, and when the app opens. */
export function MemberOffline({ userId }: { userId: string }) {
  const keptAt = useSyncExternalStore(subscribeToKept, getKeptAt, () => null);
  const waiting = useSyncExternalStore(subscribeToWaiting, getWaiting, () => none).filter(
    (form) => form.userId === userId,
  );
  const applications = waiting
    .filter(({ path, refusal }) => path === '/rest/v1/project_applications' && refusal === null)
    .map(({ key }) => key)
    .join(' ');
  useEffect(() => {
    noteWaitingApplications(applications === '' ? [] : applications.split(' '));
  }, [applications]);
  const send = useEffectEvent(async () => {
    const { sent, refused } = await flushWaiting(userId);
    if (sent.length > 0) toast.success('Terkirim', sent.join(', '));
    if (refused.length > 0) toast.error('Tidak terkirim', refused.join('. '));
  });
  useEffect(() => {
    const attempt = () => void send().catch((error: unknown) => reportProblem('Waiting forms', error));
    noteWaiting().then(attempt, () => undefined);
    const stop = new AbortController();
    window.addEventListener('online', attempt, stop);
    // The worker and other tabs send, too: it tells when it has, and they have while this page was not seen.
    const read = () => void noteWaiting();
    navigator.serviceWorker?.addEventListener('message', read, stop);
    document.addEventListener('visibilitychange', read, stop);
    return () => stop.abort();
  }, [userId]);

  if (keptAt === null && waiting.length === 0) return null;
  return (
    <aside aria-label="Tanpa koneksi" className="member-offline" data-print="no">
      {keptAt === null ? null : <p>Data terakhir: {formatTableDateTime(new Date(keptAt).toISOString())}</p>}
      {waiting.length === 0 ? null : (
        <details>
          <summary className="min-h-8 py-1 font-semibold">{waiting.length} isian belum terkirim</summary>
          <ul className="max-h-48 divide-y divide-border overflow-y-auto">
            {waiting.map(({ key, what, refusal }) => (
              <li key={key} className="flex items-center justify-between gap-3 py-1">
                <span className="min-w-0">
                  {what}
                  <span className="block text-muted-foreground">
                    {refusal ?? 'Dikirim sekali saat Anda online.'}
                  </span>
                </span>
                <Button
                  variant="outline"
                  aria-label={`Hapus ${what}`}
                  onClick={() => void dropWaiting(key).then(noteWaiting)}
                >
                  Hapus
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </aside>
  );
}
