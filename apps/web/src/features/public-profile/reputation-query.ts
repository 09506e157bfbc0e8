/** Query key of what a member proved and shows, which is changed here. */
export const reputationKey = (userId: string) => ['reputation', userId] as const;
