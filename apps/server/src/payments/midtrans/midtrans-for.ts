import type { Settings } from '#settings.ts';
import { createMidtransClient, type MidtransClient } from './midtrans-client.ts';

/** The client of the environment that the settings name. */
export const midtransFor = ({ midtrans }: Pick<Settings, 'midtrans'>): MidtransClient =>
  createMidtransClient({
    serverKey: midtrans.serverKey,
    snapBaseUrl: midtrans.snapBaseUrl,
    apiBaseUrl: midtrans.apiBaseUrl,
  });
