import { expect, it } from 'vitest';
import { nameDevice } from './device-name.ts';

it.each([
  [
    'Mozilla/5.0 (Linux; Android 13; SM-A135F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36',
    { name: 'Chrome di Android', isMobile: true },
  ],
  [
    'Mozilla/5.0 (Linux; Android 12) AppleWebKit/537.36 SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36',
    { name: 'Samsung Internet di Android', isMobile: true },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1',
    { name: 'Safari di iOS', isMobile: true },
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0',
    { name: 'Edge di Windows', isMobile: false },
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0',
    { name: 'Firefox di Linux', isMobile: false },
  ],
  ['node', { name: 'Perangkat tidak dikenal', isMobile: false }],
  [null, { name: 'Perangkat tidak dikenal', isMobile: false }],
])('%s', (userAgent, device) => {
  expect(nameDevice(userAgent)).toEqual(device);
});
