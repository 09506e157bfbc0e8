import { useEffect, useRef, useState } from 'react';
import { toast } from '#components/ui/toast.ts';
import { loadAdvice } from '#lib/api/load-advice.ts';
import { reportProblem } from '#lib/report-problem.ts';
import { useSession } from '#lib/session/use-session.ts';
import { keepDeviceTicks, mergeTicks, readDeviceTicks, removeTick, storeTicks } from './step-ticks-store.ts';

const none: ReadonlySet<number> = new Set();

function withToggled(done: ReadonlySet<number>, step: number): Set<number> {
  const next = new Set(done);
  if (!next.delete(step)) next.add(step);
  return next;
}

/** Ticks of the 12 steps: in the person's account, or on a visitor's device, merged on signing in. */
export function useStepTicks(): { done: ReadonlySet<number>; toggle: (step: number) => void } {
  const { status, user } = useSession();
  const userId = user?.id ?? null;
  const [done, setDone] = useState(none);
  /** What was toggled while the account's ticks were still on their way. */
  const early = useRef<number[]>([]);
  const isMerged = useRef(false);

  useEffect(() => {
    if (status === 'loading') return undefined;
    if (userId === null) {
      setDone(new Set(readDeviceTicks()));
      return undefined;
    }
    let isCurrent = true;
    isMerged.current = false;
    mergeTicks(userId).then(
      (found) => {
        if (!isCurrent) return;
        isMerged.current = true;
        setDone(new Set([...found, ...early.current.splice(0)]));
      },
      (error: unknown) => {
        reportProblem('The ticks could not be read', error);
        if (isCurrent) toast.error('Gagal memuat kemajuan', 'Muat ulang halaman untuk mencoba lagi.');
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [status, userId]);

  const toggle = (step: number) => {
    const next = withToggled(done, step);
    setDone(next);
    if (userId === null) return keepDeviceTicks(next);
    if (!isMerged.current && next.has(step)) early.current.push(step);
    (next.has(step) ? storeTicks([step]) : removeTick(step)).catch((error: unknown) => {
      reportProblem('A tick could not be stored', error);
      setDone((current) => withToggled(current, step));
      toast.error('Kemajuan belum tersimpan', loadAdvice(error));
    });
  };
  return { done, toggle };
}
