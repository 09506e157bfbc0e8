/** Anchor of the features on the landing page (spec §2). */
export const featuresSectionId = 'features';
