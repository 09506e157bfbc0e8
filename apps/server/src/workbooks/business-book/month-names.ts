const names = ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agu', 'Sep', 'Okt', 'Nov', 'Des'];

/** Numbers of the months of a book. */
export const bookMonths: readonly number[] = Array.from({ length: 12 }, (_, index) => index + 1);

/** Formula of the name of the n-th month of the book; TEXT() would read its format in the language of the program. */
export function monthName(month: number): string {
  const first = `EDATE(MulaiBuku,${month - 1})`;
  return `CHOOSE(MONTH(${first}),${names.map((name) => `"${name}"`).join(',')})&" "&RIGHT(YEAR(${first}),2)`;
}
