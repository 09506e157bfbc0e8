import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { memberPaths } from '#config/member-paths.ts';
import { paths } from '#config/paths.ts';
import { reportProblem } from '#lib/report-problem.ts';
import { ageNeededEvent } from '#lib/profile/ask-for-age.ts';
import { getAgeStatus } from '#lib/profile/get-age-status.ts';

// A person who has answered does not load it.
const AgeDialog = lazy(async () => {
  const { AgeDialog: component } = await import('./age-dialog.tsx');
  return { default: component };
});

/** A look-up that failed is made again, so that no failing request is a way past the question. */
const firstWaitMs = 2_000;
const longestWaitMs = 60_000;
const storageKey = 'kawanusaha_age_stated';
/** Pages that one must be able to read before answering, and the page of a guardian. */
const freePaths = new Set<string>([paths.privacy, paths.youth, memberPaths.guardian, paths.contact]);

/** Asks an account without a year of birth for it; nothing else can be done before. The database holds the same without the page. */
export function AgeQuestion({ userId }: { userId: string }) {
  const { pathname } = useLocation();
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (wasStated(userId)) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const ask = async (waitMs: number): Promise<void> => {
      try {
        const status = await getAgeStatus();
        if (status === null || isOver) return;
        if (status.birth_year === null) setDue(true);
        else remember(userId);
      } catch (error) {
        if (isOver) return;
        if (waitMs === firstWaitMs) reportProblem('The year of birth could not be looked up', error);
        timer = setTimeout(() => void ask(Math.min(waitMs * 2, longestWaitMs)), waitMs);
      }
    };
    void ask(firstWaitMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [userId]);
  useEffect(() => {
    // A refusal of the database counts more than what this browser remembers.
    const open = () => setDue(true);
    window.addEventListener(ageNeededEvent, open);
    return () => window.removeEventListener(ageNeededEvent, open);
  }, []);
  if (!isDue || freePaths.has(pathname)) return null;
  return (
    <Suspense>
      <AgeDialog
        onStated={() => {
          remember(userId);
          setDue(false);
        }}
      />
    </Suspense>
  );
}

function wasStated(userId: string): boolean {
  try {
    return localStorage.getItem(storageKey) === userId;
  } catch {
    return false;
  }
}

function remember(userId: string): void {
  try {
    localStorage.setItem(storageKey, userId);
  } catch {
    // Without storage it is looked up again.
  }
}
