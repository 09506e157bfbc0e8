import { expect, test } from 'vitest';
import { agreementTermsSchema, sumShares, type AgreementForm } from './agreement-terms.ts';
import { describeAgreement, formatShare } from './describe-agreement.ts';

const member = (share: string, hours = '10') => ({ member_id: 'a', role: 'Desain', hours, share });
const form = (shares: readonly string[]): AgreementForm => ({
  members: shares.map((share) => member(share)),
  idea: { choice: 'tim', note: ' ' },
  leaving: { choice: 'bertahap', notice_days: '14', note: '' },
  dispute: { choice: 'musyawarah', note: '' },
});

const findProblems = (filled: AgreementForm): Record<string, string> =>
  Object.fromEntries(
    agreementTermsSchema
      .safeParse(filled)
      .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
  );

test('shares add up to exactly 100, with a comma or a point', () => {
  expect(
    agreementTermsSchema.parse(form(['33,33', '33.33', '33,34'])).members.map(({ share }) => share),
  ).toEqual([33.33, 33.33, 33.34]);
  expect(findProblems(form(['50', '49,99']))).toEqual({
    members: 'Jumlah bagian semua anggota harus tepat 100%',
  });
  expect(sumShares(['0,1', '0,2'])).toBe(30);
  expect(sumShares(['x', '1'])).toBeNull();
});

test('each wrong field has its message', () => {
  const wrong = form(['101', 'banyak', '1,234']);
  wrong.members.push({ ...member('0', '81'), role: ' ' });
  wrong.leaving.notice_days = '91';
  expect(Object.keys(findProblems(wrong)).toSorted()).toEqual([
    'leaving.notice_days',
    'members.0.share',
    'members.1.share',
    'members.2.share',
    'members.3.hours',
    'members.3.role',
  ]);
});

test('it is said in sentences, with the notes of the team', () => {
  const terms = agreementTermsSchema.parse({
    ...form(['60', '40']),
    dispute: { choice: 'pembimbing', note: 'Bu Ratna' },
  });
  const said = describeAgreement(terms);
  expect(said.map(({ heading }) => heading)).toEqual([
    'Tentang ide',
    'Bila ada yang keluar',
    'Bila berselisih',
  ]);
  expect(said[1]?.paragraphs[0]).toBe('Anggota yang ingin keluar memberi tahu tim 14 hari sebelumnya.');
  expect(said[2]?.paragraphs.at(-1)).toBe('Bu Ratna');
  expect(formatShare(33.3)).toBe('33,3%');
});
