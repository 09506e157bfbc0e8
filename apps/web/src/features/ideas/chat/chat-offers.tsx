import { ChevronRight } from 'lucide-react';
import type { ChatOffer } from '@kawanusaha/contracts/chat-offers';
import { Button } from '#components/ui/button.tsx';
import { ChatSourceLink } from './chat-sources.tsx';

type ChatOffersProps = {
  offers: readonly ChatOffer[];
  isDisabled: boolean;
  /** Asks the question as it stands there. */
  onPick: (question: string) => void;
};

/** What may have been meant: each question as a button, with what it is answered with and its source; two of them fit a phone's first screen. */
export function ChatOffers({ offers, isDisabled, onPick }: ChatOffersProps) {
  return (
    <ul aria-label="Mungkin maksud Anda" className="flex max-w-reading flex-col gap-2">
      {offers.map((offer) => (
        <li
          key={offer.question}
          className="rounded-lg border border-border bg-card px-3 pb-2 text-sm leading-snug"
        >
          <Button
            variant="ghost"
            className="-mx-3 h-auto min-h-11 w-[calc(100%+1.5rem)] justify-between px-3 py-1 text-left text-sm leading-snug whitespace-normal"
            disabled={isDisabled}
            onClick={() => onPick(offer.question)}
          >
            {offer.question}
            <ChevronRight aria-hidden />
          </Button>
          <p className="break-words whitespace-pre-line">{offer.told}</p>
          <p className="mt-1 text-xs text-muted-foreground">
            <ChatSourceLink source={offer.source} />
          </p>
        </li>
      ))}
    </ul>
  );
}
