import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { FoldedSection } from '#components/folded-section.tsx';
import { QueryState } from '#components/lists/query-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { NativeSelect } from '#components/ui/native-select.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { adminKeys } from '../../api/admin-keys.ts';
import { listPremiumLinks, type PremiumLink } from '../api/list-premium-links.ts';
import { listSettings, type Setting } from '../api/list-settings.ts';
import { runAdminAction } from '../../api/run-admin-action.ts';
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

function EditableRow({ label, initial, numeric, choices = null, onSave }: RowProps) {
  const [value, setValue] = useState(initial);
  const { run, isPending } = useOperation(() => onSave(value.trim()));
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void run();
  };
  return (
    <form onSubmit={handleSubmit} className="flex gap-3 max-sm:items-end sm:items-start" noValidate>
      <Field label={label} help={describeAmount(label, value)} required className="min-w-0 flex-1 basis-40">
        {choices !== null ? (
          <NativeSelect value={value} onChange={(event) => setValue(event.target.value)}>
            {choices.map(([key, name]) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </NativeSelect>
        ) : initial.length > longLength ? (
          <Textarea
            rows={3}
            value={value}
            maxLength={1000}
            onChange={(event) => setValue(event.target.value)}
          />
        ) : (
          <Input
            inputMode={numeric ? 'numeric' : undefined}
            value={value}
            maxLength={1000}
            onChange={(event) => setValue(event.target.value)}
          />
        )}
      </Field>
      <Button
        variant="outline"
        className="sm:mt-8"
        loading={isPending}
        disabled={value.trim() === initial}
        aria-label={`Simpan ${label}`}
      >
        Simpan
      </Button>
    </form>
  );
}

async function saveSetting(setting: Setting, text: string): Promise<boolean> {
  const supabase = await getSupabase();
  const isNumber = typeof setting.value === 'number';
  const value = isNumber && /^\d+$/.test(text) ? Number(text) : text === '' ? null : text;
  return runAdminAction(
    () => supabase.rpc('admin_update_setting', { key: setting.key, value }).throwOnError(),
    messages.settingSaved,
  );
}

async function saveLink(link: PremiumLink, url: string): Promise<boolean> {
  const supabase = await getSupabase();
  return runAdminAction(
    () =>
      supabase
        .from('premium_links')
        .update({ url: url === '' ? null : url })
        .eq('key', link.key)
        .select('key')
        .single()
        .throwOnError(),
    messages.linkSaved,
  );
}

/** Price, coins, limits and links by what they are about; each change is audited with what was there before. */
export function SettingsPanel() {
  const settings = useQuery({ queryKey: adminKeys.settings, queryFn: listSettings });
  const links = useQuery({ queryKey: adminKeys.links, queryFn: listPremiumLinks });
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
                    onSave={(value) => saveSetting(setting, value)}
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
                onSave={(value) => saveLink(link, value)}
              />
            ))}
          </Part>
        )}
      </QueryState>
    </div>
  );
}
