// Finds a browser without root rights: an installed Chromium, else the one inside an npm package (x64 Linux only).
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { timed } from './log.mjs';
import { modules } from './paths.mjs';

const quiet = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  // On some processors SwiftShader leaves an earlier frame in a tile, and takes most of a core; the software compositor does neither.
  '--disable-gpu',
];
const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

function unpack(node, dir) {
  const part = `${dir}.part`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true });
  // The package unpacks into TMPDIR, and its libraries only where it believes itself in that cloud runtime.
  const env = { ...process.env, TMPDIR: part, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };
  const code =
    "const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath();";
  const run = spawnSync(node, ['--input-type=module', '-e', code], { cwd: modules, encoding: 'utf8', env });
  if (run.status !== 0) throw new Error(`Chromium could not be unpacked: ${run.stderr}`);
  // Without a usable font Chromium dies at random, and the package's own configuration names a folder that is not there.
  const fonts = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${dir}/fonts/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${dir}/fonts-cache</cachedir></fontconfig>\n`;
  mkdirSync(path.join(part, 'fonts'), { recursive: true });
  writeFileSync(path.join(part, 'fonts/fonts.conf'), fonts);
  // A browser that outlives its files leaves its cache of fonts behind.
  rmSync(dir, { recursive: true, force: true });
  renameSync(part, dir);
}

/** Returns `{ path, args, env }` for launching the browser that the tests use. */
export function findChromium(node) {
  const wanted = process.env.CHROMIUM_PATH;
  const found =
    wanted === 'bundled' ? undefined : [wanted, ...installed].find((file) => file && existsSync(file));
  if (found !== undefined) return { path: found, args: quiet, env: {} };
  const { version } = JSON.parse(
    readFileSync(path.join(modules, '@sparticuz/chromium/package.json'), 'utf8'),
  );
  const dir = path.join(modules, '.cache', `chromium-${version}`);
  if (!existsSync(path.join(dir, 'chromium'))) timed('unpacking Chromium', () => unpack(node, dir));
  return {
    path: path.join(dir, 'chromium'),
    args: [...quiet, '--font-render-hinting=none'],
    env: {
      LD_LIBRARY_PATH: [path.join(dir, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
      FONTCONFIG_PATH: path.join(dir, 'fonts'),
      FONTCONFIG_FILE: path.join(dir, 'fonts/fonts.conf'),
    },
  };
}
