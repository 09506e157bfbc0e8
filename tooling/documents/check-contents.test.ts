import { expect, test } from 'vitest';
import { checkContents } from './check-contents.ts';

const contents =
  'DAFTAR ISI\n  BAB 1. PENDAHULUAN.........1\n  1.1 Latar belakang.......1\nLampiran 1. Biodata ketua, anggota, dan dosen....2\n';

test('contents that name the right pages pass, counted from the first chapter', () => {
  const pages = [
    'Sampul',
    contents,
    ' BAB 1. PENDAHULUAN\n1.1 Latar belakang\n',
    'Lampiran 1. Biodata ketua, anggota,\ndan dosen\n',
  ];
  expect(checkContents(pages)).toEqual([]);
  expect(checkContents(pages.slice(1))).toEqual([]);
});

test('a heading on another page, one that is missing and a document without contents are told', () => {
  const moved = ['Sampul', contents, 'BAB 1. PENDAHULUAN\n', '1.1 Latar belakang\n'];
  expect(checkContents(moved)).toEqual([
    '"1.1 Latar belakang" stands on page 2, the contents say 1',
    '"Lampiran 1. Biodata ketua, anggota, dan dosen" of the contents stands on no page',
  ]);
  expect(checkContents(['Sampul'])).toEqual(['no contents']);
});

test('contents that are all a page too early are told, also of the first chapter', () => {
  const counted = '1. Ringkasan......2\n2. Pembeli.........3\n';
  const chapters = ['1. Ringkasan\n', '2. Pembeli\n'];
  expect(checkContents([counted, ...chapters])).toEqual([]);
  expect(checkContents([counted, 'lanjutan', ...chapters])).toEqual([
    '"1. Ringkasan" stands on page 3, the contents say 2',
    '"2. Pembeli" stands on page 4, the contents say 3',
  ]);
});
