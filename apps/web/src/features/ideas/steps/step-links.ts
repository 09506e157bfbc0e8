import type { Step } from './step.ts';

/** A row of `premium_links` that an admin has set: `tahap-5` replaces the tool, `tahap-5-tutorial` the tutorial. */
export type StepLink = { key: string; label: string; url: string | null };

/**
 * The steps with the links that an admin has set. Steps 1 and 4 keep their own screens (spec §2); only https and own
 * paths count.
 */
export function applyStepLinks(steps: readonly Step[], links: readonly StepLink[]): readonly Step[] {
  const usable = new Map(
    links.filter(({ url }) => /^(https:\/\/|\/(?![/\\]))/.test(url ?? '')).map((link) => [link.key, link]),
  );
  return steps.map((step) => {
    const use = step.number === 1 || step.number === 4 ? undefined : usable.get(`tahap-${step.number}`);
    const tutorial = usable.get(`tahap-${step.number}-tutorial`);
    return {
      ...step,
      ...(use?.url ? { use: { label: use.label, href: use.url } } : {}),
      ...(tutorial?.url ? { tutorial: tutorial.url } : {}),
    };
  });
}
