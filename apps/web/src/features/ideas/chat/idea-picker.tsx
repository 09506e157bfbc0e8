import { QueryProvider } from '#components/query-provider.tsx';
import { Field } from '#components/ui/field.tsx';
import { NativeSelect } from '#components/ui/native-select.tsx';
import { useIdeaTitles } from './api/list-idea-titles.ts';

type IdeaPickerProps = { ideaId: string | null; onChange: (ideaId: string | null) => void };

/** Which saved idea the consultation is about; nothing is shown while there is none to choose. */
export function IdeaPicker(props: IdeaPickerProps) {
  return (
    <QueryProvider>
      <LoadedPicker {...props} />
    </QueryProvider>
  );
}

function LoadedPicker({ ideaId, onChange }: IdeaPickerProps) {
  const ideas = useIdeaTitles();
  if (ideas.status !== 'success' || ideas.data.length === 0) return null;
  return (
    <Field required label="Tentang" className="mt-4 max-w-md">
      <NativeSelect
        value={ideaId ?? ''}
        onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
      >
        <option value="">Usaha pada umumnya</option>
        {ideas.data.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
