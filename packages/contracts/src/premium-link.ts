/** Keys of `premium_links`: addresses that only Premium members may read and that an admin can change. */
export const premiumLinkKeys = {
  communityGroup: 'community_group',
  prioritySupport: 'priority_support',
  excelTemplates: 'excel_templates',
  tutorialIdea: 'tutorial_idea',
  tutorialTeam: 'tutorial_team',
  tutorialFinance: 'tutorial_finance',
} as const;
export type PremiumLinkKey = (typeof premiumLinkKeys)[keyof typeof premiumLinkKeys];
