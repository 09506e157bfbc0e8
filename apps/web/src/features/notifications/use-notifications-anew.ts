import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { notificationsKey } from './api/list-notifications.ts';

/** Reads the lists of notifications anew. */
export function useNotificationsAnew(): () => void {
  const queries = useQueryClient();
  return useCallback(() => void queries.invalidateQueries({ queryKey: notificationsKey }), [queries]);
}
