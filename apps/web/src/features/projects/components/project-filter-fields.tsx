import { projectSkills } from '@kawanusaha/contracts/directory';
import { useId } from 'react';
import { CityInput } from '#components/lists/city-input.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { Label } from '#components/ui/label.tsx';
import { NativeSelect } from '#components/ui/native-select.tsx';
import { budgetBands, type ProjectFilters } from '../project-filters.ts';

type Props = {
  filters: ProjectFilters;
  onChange: (change: Partial<ProjectFilters>) => void;
  /** Form that the fields belong to, so that they are sent without script as well. */
  formId: string;
};

/** The filters beside the tabs: skills, city, remote, budget. */
export function ProjectFilterFields({ filters, onChange, formId }: Props) {
  const id = useId();
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-1.5">
        <Label htmlFor={`${id}-city`}>Kota</Label>
        <CityInput
          id={`${id}-city`}
          formId={formId}
          value={filters.city}
          onChange={(city) => onChange({ city })}
        />
        <Checkbox
          form={formId}
          name="remote"
          value="1"
          label="Bisa jarak jauh"
          checked={filters.remoteOnly}
          onChange={(event) => onChange({ remoteOnly: event.target.checked })}
        />
      </div>
      <div className="flex flex-col gap-1.5">
        <Label htmlFor={`${id}-budget`}>Budget</Label>
        <NativeSelect
          id={`${id}-budget`}
          form={formId}
          name="budget"
          value={filters.budget}
          onChange={(event) =>
            onChange({ budget: budgetBands.find((band) => band.value === event.target.value)?.value ?? '' })
          }
        >
          <option value="">Semua budget</option>
          {budgetBands.map((band) => (
            <option key={band.value} value={band.value}>
              {band.label}
            </option>
          ))}
        </NativeSelect>
      </div>
      <fieldset>
        <legend className="mb-1 font-semibold">Keahlian yang dicari</legend>
        {projectSkills.map((skill) => (
          <Checkbox
            key={skill}
            form={formId}
            name="keahlian"
            value={skill}
            label={skill}
            checked={filters.skills.includes(skill)}
            onChange={(event) =>
              onChange({
                skills: event.target.checked
                  ? [...filters.skills, skill]
                  : filters.skills.filter((picked) => picked !== skill),
              })
            }
          />
        ))}
      </fieldset>
    </div>
  );
}
