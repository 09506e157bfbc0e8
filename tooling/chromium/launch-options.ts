import process from 'node:process';
import { findChromium } from '../../scripts/setup/chromium.mjs';

const passed = ['LD_LIBRARY_PATH', 'FONTCONFIG_PATH', 'FONTCONFIG_FILE', 'HOME', 'PATH', 'TMPDIR'];
const found = findChromium(process.execPath);

/** How tests and measurements start Chromium: the installed one, else the one inside an npm package, which needs its libraries named. */
export const launchOptions = {
  executablePath: found.path,
  args: found.args,
  env: {
    ...Object.fromEntries(
      passed.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
    ),
    ...found.env,
  },
};
