import { expect, test } from 'vitest';
import { readQuestion } from '../../read-question.ts';
import { namesOwn } from './names-own.ts';

const after = (said: string, text: string): boolean =>
  namesOwn(readQuestion(text), { said, features: readQuestion(said).features });

test.each(['foto produk biar bagus gmn', 'kalo mau jual frozen food izinnya apa'])(
  '%s names its own',
  (text) => {
    expect(after('halal berapa lama', text)).toBe(true);
  },
);

test.each(['izin apa yg kudu dilengkapi', 'biayanya berapa?', 'halal itu wajib ga'])(
  '%s is of what was spoken of',
  (text) => {
    expect(after('sertifikat halal berapa lama', text)).toBe(false);
  },
);
