import { expect, test } from 'vitest';
import { readReturn } from './read-return.ts';

const earlier = ['cara daftar merek', 'kalau sertifikat halal gimana', 'terus qris itu apa'];

test.each([
  ['balik ke merek tadi, biayanya?', 'cara daftar merek', 'merek biayanya?'],
  ['yang halal tadi berlaku berapa lama', 'kalau sertifikat halal gimana', 'halal berlaku berapa lama'],
  ['oke soal merek itu kapan terbit', 'cara daftar merek', 'merek kapan terbit'],
  ['kembali ke sertifikat halal: syaratnya', 'kalau sertifikat halal gimana', 'sertifikat halal syaratnya'],
])('%s goes back', (text, told, asked) => {
  expect(readReturn(text, earlier)).toEqual({ told, text: asked });
});

test.each([
  'yang qris tadi potongannya berapa',
  'yang mahal tadi apa ada yang lebih murah',
  'balik modal berapa lama',
  'biayanya berapa',
])('%s does not', (text) => {
  expect(readReturn(text, earlier)).toBeNull();
});
