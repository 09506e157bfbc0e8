import { digitWords } from '@kawanusaha/contracts/finance/number-words';

const digits = ['', ...digitWords.slice(1)];
const choose = (index: string, words: readonly string[]) =>
  `CHOOSE(${index}+1,${words.map((word) => `"${word}"`).join(',')})`;

/** Formula of the words of a cell that holds 0 to 999. */
function spellGroup(cell: string): string {
  const hundreds = `INT(${cell}/100)`;
  const rest = `MOD(${cell},100)`;
  const tens = `INT(MOD(${cell},100)/10)`;
  const ones = `MOD(${cell},10)`;
  const hundredWords = choose(hundreds, ['', 'seratus', ...digits.slice(2).map((word) => `${word} ratus`)]);
  const teenWords = choose(ones, ['sepuluh', 'sebelas', ...digits.slice(2).map((word) => `${word} belas`)]);
  const tensWords = choose(tens, ['', '', ...digits.slice(2).map((word) => `${word} puluh`)]);
  return `TRIM(${hundredWords}&" "&IF(AND(${rest}>=10,${rest}<=19),${teenWords},${tensWords}&" "&${choose(ones, digits)}))`;
}

/** Rows of helper formulas that spell out the whole Rupiah of `amount`, below one trillion; the last is the text, empty for an empty cell. */
export function spellOutFormulas(amount: string, firstRow: number, column: string): readonly string[] {
  const cell = (offset: number) => `${column}${firstRow + offset}`;
  const spelled = (offset: number, name: string) =>
    `IF(${cell(offset)}=0,"",${spellGroup(cell(offset))}&" ${name} ")`;
  return [
    `INT(MOD(${amount},1000000000000)/1000000000)`,
    `INT(MOD(${amount},1000000000)/1000000)`,
    `INT(MOD(${amount},1000000)/1000)`,
    `MOD(INT(${amount}),1000)`,
    spelled(0, 'miliar'),
    spelled(1, 'juta'),
    `IF(${cell(2)}=1,"seribu ",${spelled(2, 'ribu')})`,
    `IF(${cell(3)}=0,"",${spellGroup(cell(3))})`,
    `IF(${amount}="","",IF(${amount}=0,"nol rupiah",TRIM(${cell(4)}&${cell(5)}&${cell(6)}&${cell(7)})&" rupiah"))`,
  ];
}
