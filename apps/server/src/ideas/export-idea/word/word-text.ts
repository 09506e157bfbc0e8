import { TextRun } from 'docx';

/** What XML 1.0 has no sign for: control signs, halves of a pair, the two codes that are no characters. */
// oxlint-disable-next-line no-control-regex
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Text that every word processor opens; tabs become spaces. */
export function wordText(text: string): string {
  return text.toWellFormed().replaceAll('\ufffd', '').replaceAll(unwritable, '').replaceAll('\t', ' ');
}

/** The text as runs, a new line where it has one. */
export function textRuns(text: string, isBold = false): TextRun[] {
  return wordText(text)
    .split(/\r\n|\r|\n/)
    .map(
      (line, index) =>
        new TextRun({
          text: line,
          // Where nothing is said the style of the paragraph decides.
          ...(isBold ? { bold: true } : {}),
          ...(index === 0 ? {} : { break: 1 }),
        }),
    );
}
