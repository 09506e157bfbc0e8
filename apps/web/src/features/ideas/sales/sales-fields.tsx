import { salesPageLimits as limits } from '@kawanusaha/contracts/sales-page-limits';
import { Plus, Trash2 } from 'lucide-react';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { Field, FieldError } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { salesPagePath } from '#config/sales-paths.ts';
import { salesMessages as messages } from './messages.ts';
import type { SalesErrors, SalesFormValues } from './sales-form-values.ts';

type SalesFieldsProps = {
  values: SalesFormValues;
  errors: SalesErrors;
  onChange: (values: SalesFormValues) => void;
};

/** Id of the control of a field; 'items.0.price' becomes 'jualan-items-0-price'. */
export const salesFieldId = (field: string): string => `jualan-${field.replaceAll('.', '-')}`;

type LineProps = {
  field: string;
  label: string;
  value: string;
  errors: SalesErrors;
  maxLength: number;
  help?: string;
  placeholder?: string;
  isOptional?: boolean;
  isLong?: boolean;
  inputMode?: 'numeric' | 'tel';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  onChange: (value: string) => void;
};

function Line({ field, label, errors, help, isOptional, isLong, onChange, ...control }: LineProps) {
  return (
    <Field
      id={salesFieldId(field)}
      label={label}
      help={help}
      error={errors[field]}
      required={isOptional !== true}
    >
      {isLong ? (
        <Textarea
          maxLength={control.maxLength}
          placeholder={control.placeholder}
          value={control.value}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <Input autoComplete="off" {...control} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  );
}

function ItemFields({ values, errors, onChange }: SalesFieldsProps) {
  const { items } = values;
  const set = (at: number, change: Partial<SalesFormValues['items'][number]>) =>
    onChange({
      ...values,
      items: items.map((item, index) => (index === at ? { ...item, ...change } : item)),
    });
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-semibold">{messages.items}</legend>
      <ol className="flex flex-col gap-3">
        {items.map((item, index) => (
          <li key={index} className="card gap-3 p-4">
            <div className="flex items-center justify-between gap-3">
              <p className="font-medium">{messages.item(index + 1)}</p>
              {items.length > 1 ? (
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={messages.removeItem(index + 1)}
                  onClick={() => onChange({ ...values, items: items.filter((_, at) => at !== index) })}
                >
                  <Trash2 aria-hidden />
                </Button>
              ) : null}
            </div>
            <Line
              field={`items.${index}.name`}
              label={messages.itemName}
              errors={errors}
              maxLength={limits.itemName}
              value={item.name}
              onChange={(name) => set(index, { name })}
            />
            <div className="grid grid-cols-2 gap-3">
              <Line
                field={`items.${index}.price`}
                label={messages.price}
                errors={errors}
                maxLength={20}
                inputMode="numeric"
                placeholder="12.000"
                value={item.price}
                onChange={(price) => set(index, { price })}
              />
              <Line
                field={`items.${index}.unit`}
                label={messages.unit}
                isOptional
                errors={errors}
                maxLength={limits.unit}
                placeholder={messages.unitPlaceholder}
                value={item.unit}
                onChange={(unit) => set(index, { unit })}
              />
            </div>
          </li>
        ))}
      </ol>
      {errors['items'] === undefined ? null : <FieldError>{errors['items']}</FieldError>}
      {items.length < limits.items ? (
        <Button
          id={salesFieldId('items')}
          variant="outline"
          className="self-start"
          onClick={() => onChange({ ...values, items: [...items, { name: '', price: '', unit: '' }] })}
        >
          <Plus aria-hidden /> {messages.addItem}
        </Button>
      ) : null}
    </fieldset>
  );
}

/** The fields of a sales page; the number stands apart, with its own consent. */
export function SalesFields({ values, errors, onChange }: SalesFieldsProps) {
  const set = (change: Partial<SalesFormValues>) => onChange({ ...values, ...change });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Line
          field="name"
          label={messages.name}
          errors={errors}
          maxLength={limits.name.max}
          value={values.name}
          onChange={(name) => set({ name })}
        />
        <Line
          field="slug"
          label={messages.slug}
          help={messages.slugHelp(salesPagePath(values.slug))}
          errors={errors}
          maxLength={limits.slug.max}
          value={values.slug}
          onChange={(slug) => set({ slug: slug.toLowerCase() })}
        />
      </div>
      <Line
        field="offer"
        label={messages.offer}
        help={messages.offerHelp}
        isLong
        errors={errors}
        maxLength={limits.offer.max}
        value={values.offer}
        onChange={(offer) => set({ offer })}
      />
      <ItemFields values={values} errors={errors} onChange={onChange} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Line
          field="city"
          label={messages.city}
          isOptional
          errors={errors}
          maxLength={limits.city}
          value={values.city}
          onChange={(city) => set({ city })}
        />
        <Line
          field="how"
          label={messages.howField}
          isOptional
          errors={errors}
          maxLength={limits.how}
          placeholder={messages.howPlaceholder}
          value={values.how}
          onChange={(how) => set({ how })}
        />
      </div>
      <div className="flex flex-col gap-2 rounded-lg bg-muted p-4">
        <Line
          field="whatsapp"
          label={messages.whatsapp}
          help={messages.whatsappHelp}
          isOptional
          errors={errors}
          maxLength={30}
          inputMode="tel"
          autoComplete="tel"
          value={values.whatsapp}
          onChange={(whatsapp) => set({ whatsapp, agreed: false })}
        />
        <Checkbox
          id={salesFieldId('agreed')}
          label={messages.agree}
          help={messages.agreeHelp}
          error={errors['agreed']}
          checked={values.agreed}
          onChange={(event) => set({ agreed: event.target.checked })}
        />
      </div>
    </>
  );
}
