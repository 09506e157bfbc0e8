import { testSettings as backendSettings } from '@kawanusaha/backend/testing/settings';
import type { Settings } from '#settings.ts';

/** Settings of the tests: nothing in them reaches outside the process. */
export const testSettings: Settings = {
  ...backendSettings,
  mailFrom: 'KawanUsaha <halo@kawanusaha.test>',
  midtrans: {
    serverKey: 'SB-Mid-server-test',
    clientKey: 'SB-Mid-client-test',
    environment: 'sandbox',
    snapBaseUrl: 'http://127.0.0.1:1',
    apiBaseUrl: 'http://127.0.0.1:1',
    simulated: true,
    isOff: false,
  },
  ai: null,
  chatbotEmbedUrl: null,
};
