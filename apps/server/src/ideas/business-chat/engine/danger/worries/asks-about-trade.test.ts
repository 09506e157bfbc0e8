import { understand } from '@kawanusaha/bahasa/understand';
import { expect, test } from 'vitest';
import { asksAboutTrade } from './asks-about-trade.ts';
import { findDanger } from '../find/find-danger.ts';
import { linesOf } from '../find/lines-of.ts';
import needLines from './unheard-need-lines.json' with { type: 'json' };
import worriedLines from './worried-trade-lines.json' with { type: 'json' };

const isCaredFor = (line: string): boolean =>
  ['crisis', 'violence', 'distress'].includes(findDanger(line)?.kind ?? '');

test('each line of a need is heard, also beside a trade and in regional words', () => {
  expect(Object.values(needLines).flatMap((lines) => lines.filter((line) => !isCaredFor(line)))).toEqual([]);
});

test('ordinary worries of trade are questions, not needs, but for grief and a debt that is dunned', () => {
  const taken = worriedLines.filter((line) => findDanger(line) !== null);
  expect(taken.length).toBeLessThanOrEqual(3);
});

const asked = (line: string) => {
  const reading = understand(line);
  return asksAboutTrade(linesOf(line, reading), reading.concepts);
};
test.each([
  ['hpp kopi susu cara ngitungnya gimana', 'plainly'],
  ['aku takut rugi, stok berapa ya', 'worried'],
  ['klo aku udh ga ada, NIB nya bisa dibalik nama ke kakak ga?', null],
  ['jual ginjal dimana ya, buat nutup utang usaha', null],
  ['pengen tidur panjang trus ga usah melek lagi, jualan juga buat apa', null],
  ['aku sedih', null],
])('%s asks about trade: %s', (line, how) => {
  expect(asked(line)).toBe(how);
});

test.each([
  ['mantan pegang akun toko kita', false],
  ['mantan pegang2 aku terus', true],
  ['mantan ngancem nyebar foto', true],
  ['pengen ngilang bentar seminggu ke bali abis closing', false],
  ['pengen ngilang bentar dari dunia ini', true],
  ['bosen hidup gini2 aja pengen punya usaha sendiri', false],
  ['bosen hidup gini2 aja', true],
  ['depresi kurs dolar naik', false],
  ['depresi aku kak', true],
  ['ditampar kenyataan, omzet turun', false],
  ['ditampar suami gara2 omzet turun', true],
])('%s is heard as a need: %s', (line, isHeard) => {
  expect(isCaredFor(line)).toBe(isHeard);
});
