import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { NativeSelect } from '#components/ui/native-select.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { type Canvas, canvasSheets, type CanvasSheetKey, longestBox } from './canvas.ts';

type CanvasEditorProps = { canvas: Canvas; onChange: (canvas: Canvas) => void; onRedraft: () => void };

/** Lean Canvas, BMC and SWOT of one idea; each box is text that one rewrites. */
export function CanvasEditor({ canvas, onChange, onRedraft }: CanvasEditorProps) {
  const [key, setKey] = useState<CanvasSheetKey>('lean');
  const sheet = canvasSheets.find((candidate) => candidate.key === key) ?? canvasSheets[0];
  const boxes = canvas[sheet.key];
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Field required label="Lembar" className="w-full sm:w-72">
          <NativeSelect value={key} onChange={(event) => setKey(event.target.value as CanvasSheetKey)}>
            {canvasSheets.map(({ key: value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Button variant="outline" size="sm" onClick={onRedraft}>
          <RotateCcw aria-hidden />
          Isi ulang dari ide
        </Button>
      </div>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {sheet.boxes.map(([box, label]) => (
          <Field key={box} required label={label} className="card p-4">
            <Textarea
              className="min-h-32"
              maxLength={longestBox}
              value={boxes[box] ?? ''}
              onChange={(event) =>
                onChange({ ...canvas, [sheet.key]: { ...boxes, [box]: event.target.value } })
              }
            />
          </Field>
        ))}
      </div>
    </div>
  );
}
