import { applicationStatuses } from '@kawanusaha/contracts/directory';
import type { DemoProject } from '#startup/demo/make-projects.ts';
import type { DemoPerson } from '#startup/demo/people.ts';
import type { Random } from '#startup/demo/random.ts';

const hourMs = 3_600_000;

const messages = [
  'Halo, saya tertarik karena pernah mengerjakan hal serupa di kampus. Saya bisa meluangkan 8 jam seminggu dan siap mulai minggu depan.',
  'Saya mahasiswa semester 5 dan ingin belajar langsung di usaha sungguhan. Portofolio saya bisa saya kirim lewat WhatsApp.',
  'Idenya dekat dengan yang sedang saya riset. Boleh saya tahu pembagian tugas dan targetnya untuk bulan pertama?',
  'Saya terbiasa bekerja dengan tenggat dan pernah memegang keuangan kepanitiaan. Semoga bisa membantu tim ini.',
];

/** Makes applications by Premium members in each of the three states, first to the third demo account's listings. */
export function makeApplications(
  random: Random,
  people: readonly DemoPerson[],
  projects: readonly DemoProject[],
  now: Date,
): Record<string, unknown>[] {
  const premium = people.filter((person) => person.premium);
  const rows: Record<string, unknown>[] = [];
  projects.slice(0, 40).forEach((project, index) => {
    const wanted = index < 3 ? 5 : random.between(0, 2);
    for (const applicant of premium.slice(index < 3 ? 0 : index % 9, (index < 3 ? 0 : index % 9) + wanted)) {
      if (applicant.id === project.user_id) continue;
      const status = applicationStatuses[rows.length % applicationStatuses.length] ?? 'pending';
      const createdAt = new Date(now.getTime() - random.between(1, 60) * hourMs);
      rows.push({
        id: random.uuid(),
        project_id: project.id,
        applicant_id: applicant.id,
        applicant_name: applicant.name,
        applicant_email: applicant.email,
        applicant_whatsapp: applicant.whatsapp,
        applicant_skills: [random.pick(['Marketing', 'Desain', 'Teknologi', 'Keuangan'])],
        application_message: messages[rows.length % messages.length] ?? messages[0],
        status,
        created_at: createdAt,
        decided_at: status === 'pending' ? null : new Date(createdAt.getTime() + hourMs / 2),
      });
    }
  });
  return rows;
}
