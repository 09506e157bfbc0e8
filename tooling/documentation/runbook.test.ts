/** Docs/operations.md and SECURITY.md name commands: each is run by `npm run faults -- runbook`, or it is said where else. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { elsewhere, walked } from '../../faults/runbook/commands.ts';
import { root } from '../source-files.ts';

const programs =
  'npm|node|curl|git|docker|unshare|setpriv|mount|mkfs|systemctl|systemd-analyze|kill|grep|cd|psql|pgbackrest|echo|apt-get|select';
/** A program first, settings before it and a sign for what is left out allowed; or what goes behind a command that is named before. */
const isCommand = (text: string): boolean =>
  new RegExp(String.raw`^(?:… |[A-Z_]+=(?:<[^>]+>|\S+) )*(?:${programs})(?: \S|$)|^-- \S`).test(text) &&
  !/^(?:npm|node|curl|git|grep|cd|psql)$/.test(text);

function readCommands(page: string): string[] {
  const text = fs.readFileSync(path.join(root, page), 'utf8');
  const blocks = [...text.matchAll(/```sh\n([^]*?)```/g)].flatMap(([, block = '']) =>
    block.trim().split('\n'),
  );
  const quoted = [...text.replaceAll(/```[^]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(
    ([, inside = '']) => inside,
  );
  return [...blocks.map((line) => line.replace(/\s+#.*$/, '')), ...quoted].filter(isCommand);
}

const named = new Set(['docs/operations.md', 'SECURITY.md'].flatMap(readCommands));
const known = new Set<string>([...walked, ...Object.keys(elsewhere)]);

test('each command that the pages name is run by the drill, or it is said where', () => {
  expect([...named].filter((command) => !known.has(command))).toEqual([]);
});

test('no command is held that the pages do not name', () => {
  expect([...known].filter((command) => !named.has(command))).toEqual([]);
});

test('what runs a command elsewhere is there', () => {
  const places = Object.values(elsewhere).filter((place) => place.includes('/'));
  expect(places.filter((place) => !fs.existsSync(path.join(root, place)))).toEqual([]);
});
