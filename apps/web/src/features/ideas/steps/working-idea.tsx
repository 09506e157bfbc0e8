import { stepNames } from '@kawanusaha/contracts/record/step-names';
import { Link } from 'react-router';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { NativeSelect } from '#components/ui/native-select.tsx';
import { memberPaths } from '#config/member-paths.ts';
import { paths } from '#config/paths.ts';
import type { useWorkingIdea } from './use-working-idea.ts';

/** Which idea the steps write into, and the way back to where it was left. */
export function WorkingIdea({ ideas, isLoading, idea, choose, last }: ReturnType<typeof useWorkingIdea>) {
  if (isLoading) return <p role="status">Memuat ide Anda...</p>;
  if (idea === null) {
    return (
      <div className="flex flex-col gap-3">
        <p>
          Simpan satu ide dulu; sesudah itu tiap tahap dapat dikerjakan di sini dan hasilnya menjadi satu
          catatan.
        </p>
        <Button asChild className="self-start">
          <Link to={paths.ai}>Cari ide</Link>
        </Button>
      </div>
    );
  }
  return (
    <div className="grid items-end gap-3 sm:grid-cols-2">
      <Field required label="Ide yang dikerjakan">
        <NativeSelect value={idea.id} onChange={(event) => choose(event.target.value)}>
          {ideas.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Button asChild>
        <Link to={last === null ? memberPaths.ideaSteps(idea.id) : memberPaths.ideaStep(idea.id, last.step)}>
          {last === null
            ? 'Lihat 12 langkah ide ini'
            : `Lanjutkan: ${stepNames[last.step - 1] ?? '12 langkah'}`}
        </Link>
      </Button>
    </div>
  );
}
