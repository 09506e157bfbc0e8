import { expect, test } from 'vitest';
import { describeProject } from './describe-project.ts';
import type { ProjectRow } from './project-row.ts';

const project: ProjectRow = {
  id: '0192f0c1-0000-7000-8000-000000000001',
  user_id: '0192f0c1-0000-7000-8000-000000000002',
  project_name: 'Kopi Kampus',
  project_description: 'Kedai kopi keliling.\n\nUntuk mahasiswa.',
  project_type: 'Startup',
  required_skills: ['Marketing', 'SEO', 'Finance', 'Data Analysis'],
  budget_range: null,
  timeline: null,
  contact_type: 'whatsapp',
  owner_name: 'Sari',
  city: 'Bandung',
  is_remote: false,
  hours_per_week: null,
  reward_type: null,
  seats: null,
  deadline: null,
  picture_path: null,
  is_active: true,
  closed_reason: null,
  expires_at: '2026-12-20T00:00:00Z',
  created_at: '2026-11-20T00:00:00Z',
};

test('describes a project in one line', () => {
  expect(describeProject(project)).toBe(
    'Proyek Startup di Bandung mencari Marketing, SEO, Finance. Kedai kopi keliling. Untuk mahasiswa.',
  );
});

test('cuts a long description between words', () => {
  const text = describeProject({ ...project, city: null, project_description: 'kata '.repeat(100) });
  expect(text.length).toBeLessThanOrEqual(160);
  expect(text).toMatch(/kata…$/);
});
