export type Danger = 'crisis' | 'violence' | 'distress' | 'illegal';

/** The danger of a question; of what is unlawful also which lawful way lies near, where its words say it, and of distress whether it is a debt that cannot be paid. */
export type FoundDanger = {
  readonly kind: Danger;
  readonly alternative: string | null;
  /** Distress that no word names, or beside which trade is asked about: what is asked is answered after the words of care. */
  readonly isAnswered?: boolean;
  /** Nothing but its likeness to messages of persons in need speaks for it: no word or pattern of one was found. */
  readonly isLikened?: boolean;
};

/** What distress is named by where it is a debt that cannot be paid. */
export const unpayableDebt = 'cicilan';

/** What was found of a kind; `alternative` is the lawful way, or what distress is of. */
export const found = (kind: Danger, alternative: string | null = null): FoundDanger => ({
  kind,
  alternative,
});
