import { expect, test } from 'vitest';
import { fillReply, replyTemplates } from './reply-templates.ts';

test('every template names the applicant and the project, and leaves nothing unfilled', () => {
  for (const { body } of Object.values(replyTemplates).flat()) {
    const text = fillReply(body, { applicant: 'Dimas', project: 'Madu Desa' });
    expect(text).toContain('Dimas');
    expect(text).toContain('Madu Desa');
    expect(text).not.toMatch(/[{}]/);
  }
});

test('a name that looks like a placeholder or a replacement pattern stays as it is', () => {
  expect(fillReply('Halo {nama} di {proyek}', { applicant: '{proyek} $&', project: 'Madu' })).toBe(
    'Halo {proyek} $& di Madu',
  );
});
