import { describe, expect, test } from 'vitest';
import { renderCell, renderCsv } from './render-csv.ts';

describe('renderCell', () => {
  test.each([
    '=HYPERLINK("https://jahat.id")',
    '+1+1',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ' =1',
    '|calc',
    '\0=1',
  ])('%j opens as text', (text) => {
    expect(renderCell(text)).toMatch(/^"'/);
  });

  test('keeps plain text, doubles quotes, leaves numbers alone', () => {
    expect(renderCell('Siti "Ami" Aminah')).toBe('"Siti ""Ami"" Aminah"');
    expect(renderCell(-80_000)).toBe('-80000');
    expect(renderCell(null)).toBe('');
    expect(renderCell('a,b\nc')).toBe('"a,b\nc"');
  });
});

test('renderCsv has a header, a byte order mark and CRLF', () => {
  expect(renderCsv(['nama', 'jumlah'], [{ nama: 'Siti', jumlah: 1, lain: 'x' }])).toBe(
    '\uFEFF"nama","jumlah"\r\n"Siti",1\r\n',
  );
});
