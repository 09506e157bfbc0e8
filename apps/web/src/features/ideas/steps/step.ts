/** One of the 12 steps of /all-ai, with content of our own. */
export type Step = {
  number: number;
  title: string;
  /** What the step brings. */
  what: string;
  when: string;
  how: readonly string[];
  /** A worked example with figures or words that one could use. */
  example: string;
  /** Text to copy into any AI tool; what stands in square brackets is to be filled in. */
  prompt: string;
  /** Where the tool is: an own path, or a foreign address. */
  use: { label: string; href: string };
  tutorial: string;
};
