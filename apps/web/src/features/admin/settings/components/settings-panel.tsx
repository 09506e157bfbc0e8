import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { Form } from '#components/forms/form.tsx';
import { FoldedSection } from '#components/folded-section.tsx';
import { QueryState } from '#components/lists/query-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { NativeSelect } from '#components/ui/native-select.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { usePremiumLinks } from '../api/list-premium-links.ts';
import { useSettings } from '../api/list-settings.ts';
import { useSavePremiumLink } from '../api/save-premium-link.ts';
import { useSaveSetting } from '../api/save-setting.ts';
import { groupSettings } from '../group-settings.ts';
import { messages } from '../../messages.ts';
import { describeAmount, describeSetting } from '../setting-control.ts';

type PartProps = { title: string; hint: string; help?: string; children: ReactNode };

/** What is set about one matter, in two columns where there is room; folded on phones. */
function Part({ title, hint, help, children }: PartProps) {
  return (
    <FoldedSection id={title.toLowerCase().replaceAll(/[^a-z]+/g, '-')} title={title} hint={hint}>
      {help === undefined ? null : <p className="max-w-reading text-muted-foreground">{help}</p>}
      <div className="grid items-start gap-x-10 gap-y-5 lg:grid-cols-2">{children}</div>
    </FoldedSection>
  );
}

/** From this length on a value is a list, and has several lines. */
const longLength = 48;

type RowProps = {
  label: string;
  initial: string;
  numeric: boolean;
  /** What can be chosen, where it is a choice. */
  choices?: ReturnType<typeof describeSetting>['choices'];
  onSave: (value: string) => Promise<boolean>;
};

const rowSchema = z.object({ value: z.string().check(z.trim()) });

function EditableRow({ label, initial, numeric, choices = null, onSave }: RowProps) {
  const form = useForm({ resolver: zodResolver(rowSchema), defaultValues: { value: initial } });
  const value = useWatch({ control: form.control, name: 'value' });
  const { isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (written) => void (await onSave(written.value)));
  const field = form.register('value');
  return (
    <Form onSubmit={submit}>
      <div className="flex gap-3 max-sm:items-end sm:items-start">
        <Field label={label} help={describeAmount(label, value)} required className="min-w-0 flex-1 basis-40">
          {choices !== null ? (
            <NativeSelect {...field}>
              {choices.map(([key, name]) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </NativeSelect>
          ) : initial.length > longLength ? (
            <Textarea rows={3} maxLength={1000} {...field} />
          ) : (
            <Input inputMode={numeric ? 'numeric' : undefined} maxLength={1000} {...field} />
          )}
        </Field>
        <Button
          type="submit"
          variant="outline"
          className="sm:mt-8"
          loading={isSubmitting}
          disabled={value.trim() === initial}
          aria-label={`Simpan ${label}`}
        >
          Simpan
        </Button>
      </div>
    </Form>
  );
}

/** Price, coins, limits and links by what they are about; each change is audited with what was there before. */
export function SettingsPanel() {
  const settings = useSettings();
  const links = usePremiumLinks();
  const saveSetting = useSaveSetting();
  const saveLink = useSavePremiumLink();
  return (
    <div className="flex flex-col gap-3 md:gap-10">
      <QueryState
        query={settings}
        loadingText="Memuat pengaturan"
        errorTitle={messages.dataFailed}
        emptyTitle="Belum ada pengaturan"
      >
        {(rows) => (
          <>
            {groupSettings(rows).map((group) => (
              <Part key={group.title} title={group.title} hint={`${group.settings.length} pengaturan`}>
                {group.settings.map((setting) => (
                  <EditableRow
                    key={`${setting.key} ${setting.updated_at}`}
                    {...describeSetting(setting)}
                    numeric={typeof setting.value === 'number'}
                    initial={setting.value === null ? '' : String(setting.value)}
                    onSave={(text) => saveSetting.run({ setting, text })}
                  />
                ))}
              </Part>
            ))}
          </>
        )}
      </QueryState>
      <QueryState
        query={links}
        loadingText="Memuat link"
        errorTitle={messages.dataFailed}
        emptyTitle="Belum ada link"
      >
        {(rows) => (
          <Part
            title="Link Premium"
            hint={`${rows.length} link`}
            help="Hanya anggota Premium yang dapat membaca link ini. Ganti link yang bocor di sini. Tulis alamat yang dimulai dengan https:// atau /."
          >
            {rows.map((link) => (
              <EditableRow
                key={`${link.key} ${link.url}`}
                label={link.label}
                numeric={false}
                initial={link.url ?? ''}
                onSave={(url) => saveLink.run({ key: link.key, url })}
              />
            ))}
          </Part>
        )}
      </QueryState>
    </div>
  );
}
