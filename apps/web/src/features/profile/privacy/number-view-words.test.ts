import { expect, test } from 'vitest';
import { describeNumberView } from './number-view-words.ts';

test('who and how, with the name and the subject where they may be told', () => {
  expect(describeNumberView({ kind: 'application', name: 'Sari', subject: 'Kopi' })).toEqual({
    who: 'Sari',
    how: 'Menerima lamaran Anda untuk “Kopi”',
  });
  expect(describeNumberView({ kind: 'application', name: null, subject: null })).toEqual({
    who: 'Nama tidak ditampilkan',
    how: 'Menerima nomor Anda lewat sebuah lamaran',
  });
});

test('our own people are named as such, and a way that came later is still a row', () => {
  expect(describeNumberView({ kind: 'staff', name: null, subject: null }).who).toBe('Tim KawanUsaha');
  expect(describeNumberView({ kind: 'later', name: 'Sari', subject: null }).how).toBe('Melihat nomor Anda');
});
