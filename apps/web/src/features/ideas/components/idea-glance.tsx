import { formatRupiahShort } from '@kawanusaha/contracts/finance/rupiah';
import { computeScenarios } from '@kawanusaha/contracts/finance/scenarios';
import type { Idea } from '@kawanusaha/contracts/idea';
import { Check, Footprints, type LucideIcon, TriangleAlert, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';

/** What a usual month leaves, and whether the first year loses when things go badly: 'Rp 1,9 jt sebulan, bisa rugi'. */
export function monthlyResult({ assumptions }: Idea): string {
  const scenarios = computeScenarios(assumptions);
  const base = scenarios.find(({ key }) => key === 'base');
  const careful = scenarios.find(({ key }) => key === 'careful');
  if (base === undefined || careful === undefined) return '';
  if (base.profitPerMonth <= 0) return 'Belum untung';
  const usual = formatRupiahShort(base.profitPerMonth);
  return careful.losesMoney ? `${usual} sebulan, bisa rugi` : `${usual} sebulan`;
}

/** The strongest reason for this person, without its 'Karena'. */
function whyMe({ scores, description }: Idea): string {
  const fits = scores.filter(({ dimension }) => dimension === 'skillFit' || dimension === 'interestFit');
  const [best] = fits.toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0));
  return best?.reason.replace(/^Karena /, '') ?? description;
}

function Line({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex gap-2.5 leading-snug sm:gap-3">
      <Icon aria-hidden className="size-5 shrink-0 text-primary" />
      <span>{children}</span>
    </li>
  );
}

type IdeaGlanceProps = { idea: Idea; isOwn?: boolean | undefined };

/** One idea at a glance: why this person, or who buys where another one reads; what it leaves, what can go wrong, what to do this week. */
export function IdeaGlance({ idea, isOwn = true }: IdeaGlanceProps) {
  const [risk] = idea.challenges;
  const [step] = idea.initialSteps;
  return (
    <ul className="flex flex-col gap-2.5 sm:gap-3">
      <Line Icon={Check}>
        {isOwn ? (
          <>
            <strong>Cocok karena</strong> {whyMe(idea)}
          </>
        ) : (
          <>
            <strong>Pembelinya:</strong> {idea.targetMarket}
          </>
        )}
      </Line>
      <Line Icon={Wallet}>
        <strong className="figures text-lg">{monthlyResult(idea)}</strong>, modal{' '}
        {formatRupiahShort(idea.assumptions.capital)}
      </Line>
      {risk === undefined ? null : (
        <Line Icon={TriangleAlert}>
          <strong>Bisa gagal bila:</strong> {risk.charAt(0).toLowerCase() + risk.slice(1)}
        </Line>
      )}
      {step === undefined ? null : (
        <Line Icon={Footprints}>
          <strong>Minggu ini:</strong> {step.charAt(0).toLowerCase() + step.slice(1)}
        </Line>
      )}
    </ul>
  );
}
