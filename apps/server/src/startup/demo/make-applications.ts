import { applicationStatuses } from '@kawanusaha/contracts/directory';
import type { DemoProject } from '#startup/demo/make-projects.ts';
import { createSeating, type DemoRole } from '#startup/demo/make-roles.ts';
import type { DemoPerson } from '#startup/demo/people.ts';
import type { Random } from '#startup/demo/random.ts';

const hourMs = 3_600_000;
/** Each so many applications one was not answered; not the first, which the demo's Premium member can still take back. */
const unansweredEach = 9;
const unansweredAt = 3;
const unansweredDays = 14;

const messages = [
  'Halo, saya tertarik karena pernah mengerjakan hal serupa di kampus. Saya bisa meluangkan 8 jam seminggu dan siap mulai minggu depan.',
  'Saya mahasiswa semester 5 dan ingin belajar langsung di usaha sungguhan. Portofolio saya bisa saya kirim lewat WhatsApp.',
  'Idenya dekat dengan yang sedang saya riset. Boleh saya tahu pembagian tugas dan targetnya untuk bulan pertama?',
  'Saya terbiasa bekerja dengan tenggat dan pernah memegang keuangan kepanitiaan. Semoga bisa membantu tim ini.',
];

const answers = [
  'Saya pernah mengelola stan makanan di acara kampus: menyusun jadwal jaga dan menghitung modalnya.',
  'Menu dan label untuk katering teman. Saya mulai dari mencoba tiga warna, lalu bertanya kepada pembelinya.',
  'Sekitar 8 jam seminggu, Selasa malam dan hari Sabtu.',
];

/** Makes applications by Premium members in each of the three states, some of them never answered, first to the third demo account's listings. */
export function makeApplications(
  random: Random,
  people: readonly DemoPerson[],
  projects: readonly DemoProject[],
  roles: readonly DemoRole[],
  now: Date,
): Record<string, unknown>[] {
  const premium = people.filter((person) => person.premium);
  const rows: Record<string, unknown>[] = [];
  const seat = createSeating(roles);
  projects.slice(0, 40).forEach((project, index) => {
    const wanted = index < 3 ? 5 : random.between(0, 2);
    // A listing shown as open has a seat left.
    let seatsLeft = project.seats - 1;
    for (const applicant of premium.slice(index < 3 ? 0 : index % 9, (index < 3 ? 0 : index % 9) + wanted)) {
      if (applicant.id === project.user_id) continue;
      const next = applicationStatuses[rows.length % applicationStatuses.length] ?? 'pending';
      const status = next === 'accepted' && seatsLeft < 1 ? 'rejected' : next;
      if (status === 'accepted') seatsLeft -= 1;
      const isUnanswered = status === 'pending' && rows.length % unansweredEach === unansweredAt;
      const age = (isUnanswered ? unansweredDays * 24 : 0) + random.between(1, 60);
      const createdAt = new Date(now.getTime() - age * hourMs);
      rows.push({
        id: random.uuid(),
        project_id: project.id,
        applicant_id: applicant.id,
        applicant_name: applicant.name,
        applicant_email: applicant.email,
        applicant_whatsapp: applicant.whatsapp,
        applicant_skills: [random.pick(['Marketing', 'Desain', 'Teknologi', 'Keuangan'])],
        application_message: messages[rows.length % messages.length] ?? messages[0],
        answers: project.questions.map((question, at) => ({ question, answer: answers[at] ?? '' })),
        status,
        role_id: seat(project.id, status),
        created_at: createdAt,
        decided_at: status === 'pending' ? null : new Date(createdAt.getTime() + hourMs / 2),
        reject_reason: status === 'rejected' ? 'keahlian' : null,
        waits_since: createdAt,
        closed_reason: isUnanswered ? 'unanswered' : null,
        closed_at: isUnanswered ? new Date(createdAt.getTime() + unansweredDays * 24 * hourMs) : null,
      });
    }
  });
  return rows;
}
