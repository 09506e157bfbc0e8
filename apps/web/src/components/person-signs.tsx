import type { PersonSigns as Signs } from '@kawanusaha/contracts/reputation';
import { BadgeCheck } from 'lucide-react';
import { cn } from '#lib/cn.ts';
import { describeSigns } from '#lib/describe-signs.ts';

type Props = {
  signs: Signs | null | undefined;
  /** Whether the answer rate stands elsewhere on the page. */
  hasReply?: boolean | undefined;
  className?: string | undefined;
};

/** 'Kampus terverifikasi' and what else a member agreed to show on cards; nothing where they chose nothing. */
export function PersonSigns({ signs, hasReply = false, className }: Props) {
  const texts = describeSigns(signs, hasReply);
  const campus = signs?.campus;
  if (texts.length === 0 && campus === undefined) return null;
  return (
    <p
      className={cn('flex flex-wrap items-center gap-x-2 gap-y-0.5 text-sm text-muted-foreground', className)}
    >
      {campus === undefined ? null : <CampusMark institution={campus} />}
      {texts.length === 0 ? null : <span>{texts.join(' · ')}</span>}
    </p>
  );
}

/**
 * What a member agreed to show on cards, the answer rate first: one line on phones, two above. A sign that does not fit whole is left to
 * the page that the card leads to; none is cut within its words.
 */
export function CardSigns({ signs }: { signs: Signs | null | undefined }) {
  const texts = describeSigns(signs);
  if (texts.length === 0) return null;
  return (
    <p className="card-signs">
      {texts.toReversed().map((text) => (
        <span key={text}>{text}</span>
      ))}
    </p>
  );
}

type CampusMarkProps = {
  institution: string;
  /** Whether sight gets the mark only, where a line has no room for words. */
  isShort?: boolean | undefined;
  className?: string | undefined;
};

/** The mark of a proved campus mailbox, with the domain of the institution for who asks. */
export function CampusMark({ institution, isShort = false, className }: CampusMarkProps) {
  return (
    <span
      title={institution}
      className={cn(
        'inline-flex shrink-0 items-center gap-1 font-medium text-foreground',
        isShort && 'leading-4',
        className,
      )}
    >
      <BadgeCheck aria-hidden className="size-4 shrink-0 text-primary" />
      <span className={isShort ? 'sr-only' : undefined}>Kampus terverifikasi</span>
    </span>
  );
}
