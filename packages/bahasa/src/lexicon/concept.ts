export type ConceptKind =
  | 'skill'
  | 'activity'
  | 'dish'
  | 'drink'
  | 'craft'
  | 'crop'
  | 'fish'
  | 'livestock'
  | 'material'
  | 'tool'
  | 'major'
  | 'smk'
  | 'service'
  | 'sector'
  | 'customer'
  | 'goal'
  | 'limit'
  | 'competition'
  | 'subject'
  | 'platform'
  | 'speciality'
  | 'season'
  | 'illegal'
  | 'distress';

/** One meaning, as `lexicon/<group>.json` writes it. The README of the package explains the fields. */
export type Concept = {
  /** kebab-case, Indonesian. */
  readonly id: string;
  readonly kind: ConceptKind;
  /** Visible text. */
  readonly label: string;
  /** Words and phrases that mean it, as people write them. */
  readonly forms: readonly string[];
  readonly broader: readonly string[];
  readonly related: readonly string[];
  /** Phrases in which one of the forms means something else. */
  readonly notForms?: readonly string[];
  /** Forms that several concepts have and that mean this one unless the text says otherwise. */
  readonly prefer?: readonly string[];
  /** Words that make a form shared with another concept mean this one. */
  readonly near?: readonly string[];
  /** The limit that follows when a person negates this concept. */
  readonly negatedAs?: string;
  /** Of a limit: the kind of time (`TimeKind`) of which a person has nothing else, 'malam' for 'cuma malam'. */
  readonly onlyTime?: string;
  /** Who can do it is who a label with the name of a wider meaning asks for: 'Excel' of administration, managing money of finance. */
  readonly answersField?: boolean;
  /** A field whose goods are sold and eaten by others, too: farming, fishing. */
  readonly bringsForth?: boolean;
};
