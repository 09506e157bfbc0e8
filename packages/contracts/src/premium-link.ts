/** Keys of `premium_links`: addresses that only Premium members may read and that an admin can change. */
export const premiumLinkKeys = {
  community: 'community',
  support: 'support',
  excelTemplates: 'excel-templates',
  tutorials: ['tutorial-1', 'tutorial-2', 'tutorial-3'],
} as const;
