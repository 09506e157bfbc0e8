/**
 * Breaks a text into lines that fit a width; a word that is wider than a line is broken inside, and what does not fit the
 * last line ends in '…'.
 * In: the text on one line, how wide a piece of it is, the width and the number of lines. Out: the lines, none for no text.
 */
export function breakLines(
  text: string,
  measure: (text: string) => number,
  width: number,
  maxLines: number,
): string[] {
  const lines: string[] = [];
  let rest = text.trim();
  while (rest !== '') {
    let fitting = fittingPart(rest, measure, width);
    if (lines.length === maxLines - 1 && fitting.length < rest.length) {
      return [...lines, shorten(fitting, measure, width)];
    }
    fitting = fitting.trimEnd();
    lines.push(fitting);
    rest = rest.slice(fitting.length).trimStart();
  }
  return lines;
}

/** The longest beginning that fits, up to the end of a word where there is one; at least one letter. */
function fittingPart(text: string, measure: (text: string) => number, width: number): string {
  if (measure(text) <= width) return text;
  const letters = [...text];
  let low = 1;
  let high = letters.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (measure(letters.slice(0, middle).join('')) <= width) low = middle;
    else high = middle - 1;
  }
  const part = letters.slice(0, low).join('');
  const end = letters[low] === ' ' ? part.length : part.lastIndexOf(' ');
  return end > 0 ? part.slice(0, end) : part;
}

function shorten(text: string, measure: (text: string) => number, width: number): string {
  const letters = [...text.trimEnd()];
  while (letters.length > 1 && measure(`${letters.join('').trimEnd()}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
