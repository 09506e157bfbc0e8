/** A word of the text. `start` and `end` are positions in the original text (end is exclusive). */
export type Token = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Lower case, without look-alikes, repeated letters and slang; several words where slang stands for several. */
  readonly normal: string;
  readonly stem: string;
  /** In the scope of a negation that is not itself part of a recognised phrase. */
  readonly isNegated: boolean;
  /** What a misspelt word was read as. */
  readonly corrected?: string;
};

/** How a concept was found, strongest first: as written, by its stem, by a form that the build derived, as a typo. */
export type FoundBy = 'form' | 'stem' | 'expansion' | 'typo';

export type ConceptMention = {
  readonly id: string;
  /** 0 to 1, by the evidence: form 1, stem 0.9, expansion 0.8, typo 0.7. */
  readonly weight: number;
  readonly negated: boolean;
  readonly start: number;
  readonly end: number;
  readonly via: FoundBy;
  /** The words of the text that stand for it. */
  readonly matched: string;
};

/** A limit of the person: a concept of kind `limit`, or one that follows from what they say they cannot or only do. */
export type LimitMention = ConceptMention & {
  /** The negated concept, or the kind of time, from which the limit follows. */
  readonly derivedFrom?: string;
};

export type AmountKind =
  | 'money'
  | 'count'
  | 'percent'
  | 'minutes'
  | 'hours'
  | 'days'
  | 'weeks'
  | 'months'
  | 'years'
  | 'weight';

export type Amount = {
  readonly kind: AmountKind;
  /** Rupiah for money, kilogram for weight; 0 for 'di bawah …'. */
  readonly min: number;
  /** `null` for 'di atas …'. */
  readonly max: number | null;
  /** What is counted, as written: 'porsi', 'orang'. Only with kind `count`. */
  readonly unit?: string;
  /** '2 jam sehari', '1 juta per bulan'. */
  readonly per?: 'hari' | 'minggu' | 'bulan' | 'tahun';
  readonly start: number;
  readonly end: number;
};

export type PlaceLevel = 'provinsi' | 'kabupaten' | 'kota' | 'wilayah';

export type PlaceMention = {
  /** 'provinsi-jawa-timur', 'kota-malang', 'kabupaten-alor', 'wilayah-madura'. */
  readonly id: string;
  readonly name: string;
  readonly level: PlaceLevel;
  /** Name of the province; `null` for a region that lies in several. */
  readonly province: string | null;
  readonly start: number;
  readonly end: number;
  /** By its name, a short name, as a typo, or as the origin of a dish or craft ('soto lamongan'). */
  readonly via: 'form' | 'nickname' | 'typo' | 'origin';
};

export type TimeKind =
  | 'subuh'
  | 'pagi'
  | 'siang'
  | 'sore'
  | 'malam'
  | 'akhir-pekan'
  | 'hari-kerja'
  | 'libur'
  | 'waktu-luang'
  | 'setiap-hari';

export type TimeMention = {
  readonly kind: TimeKind;
  /** 'cuma malam', 'hanya akhir pekan'. */
  readonly isOnly: boolean;
  readonly negated: boolean;
  readonly start: number;
  readonly end: number;
};

export type LanguageCode =
  | 'id'
  | 'en'
  | 'jv'
  | 'su'
  | 'betawi'
  | 'makassar'
  | 'minang'
  | 'batak'
  | 'bali'
  | 'papua';

/** Share of the recognised words, 0 to 1, largest first; empty when no word was recognised. */
export type LanguageShare = { readonly language: LanguageCode; readonly share: number };

export type Understanding = {
  readonly tokens: readonly Token[];
  readonly concepts: readonly ConceptMention[];
  readonly amounts: readonly Amount[];
  readonly places: readonly PlaceMention[];
  readonly times: readonly TimeMention[];
  readonly limits: readonly LimitMention[];
  readonly languages: readonly LanguageShare[];
  /** Content words that nothing recognised, stop words left out. */
  readonly unknown: readonly Token[];
};
