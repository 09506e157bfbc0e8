import type { ProjectFormValues, ProjectInput } from '@kawanusaha/contracts/project';
import { useWatch, type Control } from 'react-hook-form';
import { Progress } from '#components/ui/progress.tsx';
import { requiredProjectFields } from '../project-form-values.ts';

type Props = { control: Control<ProjectFormValues, unknown, ProjectInput> };

/** How many of the required fields are filled in. */
export function ProjectFormProgress({ control }: Props) {
  const values = useWatch({ control, name: requiredProjectFields });
  const filled = values.filter((value) =>
    typeof value === 'string' ? value.trim() !== '' : value.length > 0,
  ).length;
  const total = requiredProjectFields.length;
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-muted-foreground">
        {filled === total
          ? 'Semua isian wajib sudah terisi.'
          : `${filled} dari ${total} isian wajib sudah terisi.`}
      </p>
      <Progress label="Isian wajib yang sudah terisi" value={filled} max={total} />
    </div>
  );
}
