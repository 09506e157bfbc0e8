import { ProjectFormScreen } from '#features/projects/components/project-form-screen.tsx';

export const meta = () => [
  { title: 'Daftarkan Project | KawanUsaha' },
  { name: 'robots', content: 'noindex' },
];

export default function NewProject() {
  return <ProjectFormScreen />;
}
