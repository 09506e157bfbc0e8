import { Input } from '#components/ui/input.tsx';

/** Cities that are offered while typing; any other can be typed too. */
const commonCities = [
  'Bandung',
  'Bekasi',
  'Bogor',
  'Depok',
  'Denpasar',
  'Jakarta',
  'Makassar',
  'Malang',
  'Medan',
  'Palembang',
  'Purwokerto',
  'Semarang',
  'Surabaya',
  'Surakarta',
  'Tangerang',
  'Yogyakarta',
];

type Props = {
  id: string;
  /** Form that the field belongs to, so that it is sent without script as well. */
  formId: string;
  value: string;
  onChange: (city: string) => void;
  label?: string | undefined;
};

/** City filter of a directory: it counts when it is complete, that is picked from the list, entered, or left. */
export function CityInput({ id, formId, value, onChange, label }: Props) {
  const commit = (input: HTMLInputElement) => {
    const city = input.value.trim();
    if (city !== value) onChange(city);
  };
  return (
    <>
      <Input
        // The address may change by itself (a chip that is taken off): the field then starts anew.
        key={value}
        id={id}
        form={formId}
        name="kota"
        aria-label={label}
        list={`${id}-list`}
        autoComplete="address-level2"
        placeholder={label ?? 'Misalnya Bandung'}
        maxLength={100}
        defaultValue={value}
        onChange={(event) => commonCities.includes(event.target.value) && commit(event.target)}
        onBlur={(event) => commit(event.target)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          commit(event.currentTarget);
        }}
      />
      <datalist id={`${id}-list`}>
        {commonCities.map((city) => (
          <option key={city} value={city}>
            {city}
          </option>
        ))}
      </datalist>
    </>
  );
}
