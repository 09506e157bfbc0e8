import process from 'node:process';

const defaultArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];
const passed = ['LD_LIBRARY_PATH', 'FONTCONFIG_PATH', 'FONTCONFIG_FILE', 'HOME', 'PATH', 'TMPDIR'];

/** How tests start Chromium: as `npm test` found it (CHROMIUM_PATH, CHROMIUM_ARGS as JSON), else the system's. */
export const launchOptions = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: process.env['CHROMIUM_ARGS'] ? (JSON.parse(process.env['CHROMIUM_ARGS']) as string[]) : defaultArgs,
  env: Object.fromEntries(
    passed.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  ),
};
