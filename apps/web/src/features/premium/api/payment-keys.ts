/** Query keys of payments; invalidating `all` refreshes the history and every watched order. */
export const paymentKeys = {
  all: ['payments'] as const,
  list: (userId: string) => ['payments', 'list', userId] as const,
  order: (userId: string, orderId: string | null) => ['payments', 'order', userId, orderId] as const,
};
