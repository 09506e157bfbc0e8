import { bookHabits, firstEntries, refuseFirstDay } from '@kawanusaha/contracts/record/book-step';
import { todayInJakarta } from '@kawanusaha/contracts/today-in-jakarta';
import { Link } from 'react-router';
import { Button } from '#components/ui/button.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { NativeSelect } from '#components/ui/native-select.tsx';
import { paths } from '#config/paths.ts';
import type { StepToolProps } from '../step-tool.ts';
import { FigureList } from './figure-list.tsx';
import { TextField } from './text-field.tsx';

/** Step 11: the first lines of the book from the plan, the workbooks, and since when it is kept. */
export function BookTool({ basis, data, onChange }: StepToolProps<11>) {
  const today = todayInJakarta();
  return (
    <div className="flex flex-col gap-5">
      <section aria-labelledby="pembuka-judul" className="card gap-2 p-5">
        <h2 id="pembuka-judul" className="text-xl font-bold">
          Baris pembuka
        </h2>
        <FigureList figures={firstEntries(basis)} />
        <Button asChild variant="outline" className="mt-2 self-start">
          <Link to={paths.excelTemplates}>Buka template pembukuan</Link>
        </Button>
      </section>
      <Field
        required
        label="Mulai mencatat"
        help="Kosongkan bila belum mulai"
        error={refuseFirstDay(data.since, today)}
      >
        <Input
          type="date"
          value={data.since}
          max={today}
          onChange={(event) => onChange({ ...data, since: event.target.value })}
        />
      </Field>
      <Field required label="Kapan dicatat">
        <NativeSelect
          value={data.habit}
          onChange={(event) => {
            const habit = bookHabits.find((known) => known === event.target.value);
            if (habit !== undefined) onChange({ ...data, habit });
          }}
        >
          {bookHabits.map((habit) => (
            <option key={habit} value={habit}>
              {habit}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Checkbox
        label="Uang usaha terpisah dari uang pribadi"
        checked={data.isSeparate}
        onChange={(event) => onChange({ ...data, isSeparate: event.target.checked })}
      />
      <TextField
        label="Catatan"
        maxLength={300}
        isLong
        value={data.note}
        onChange={(note) => onChange({ ...data, note })}
      />
    </div>
  );
}
