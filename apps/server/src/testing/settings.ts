import type { Settings } from '#settings.ts';

/** Settings of the tests: nothing in them reaches outside the process. */
export const testSettings: Settings = {
  environment: 'test',
  port: 0,
  host: '127.0.0.1',
  dataDir: '',
  databaseUrl: null,
  siteUrl: 'http://localhost:3000',
  publishableKey: 'sb_publishable_test_0123456789abcdef',
  secretKey: 'sb_secret_test_0123456789abcdef0123456789',
  jwtSecret: 'test-secret-that-is-long-enough-0123456789',
  acceptSharedSecret: false,
  logLevel: 'silent',
  trustedProxies: 0,
  redirectAllowList: [],
  autoConfirm: true,
  smtpUrl: null,
  mailFrom: 'KawanUsaha <halo@kawanusaha.test>',
  sms: null,
  captcha: null,
  midtrans: {
    serverKey: 'SB-Mid-server-test',
    clientKey: 'SB-Mid-client-test',
    environment: 'sandbox',
    snapBaseUrl: 'http://127.0.0.1:1',
    apiBaseUrl: 'http://127.0.0.1:1',
    simulated: true,
  },
  ai: null,
  chatbotEmbedUrl: null,
  local: true,
};
