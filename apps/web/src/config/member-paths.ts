/** Addresses that only members and guardians come to; apart from `paths.ts`, which every public page carries. */
export const memberPaths = {
  /** Where a guardian agrees; the secret of the link stands behind '#'. */
  guardian: '/wali',
  /** The twelve steps of one saved idea, and one of them. */
  ideaSteps: (id: string) => `/ide-saya/${id}/langkah`,
  ideaStep: (id: string, step: number) => `/ide-saya/${id}/langkah/${step}`,
  /** The questions of step 2, as buyers answer them. */
  interview: (token: string) => `/wawancara/${token}`,
  hppCalculator: '/kalkulator-hpp',
  bepCalculator: '/kalkulator-bep',
} as const;
