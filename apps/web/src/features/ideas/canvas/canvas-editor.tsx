import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { NativeSelect } from '#components/ui/native-select.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import {
  type Canvas,
  type CanvasPlace,
  canvasSheets,
  type CanvasSheetKey,
  longestBox,
} from '@kawanusaha/contracts/planning/canvas';

/** Ten columns on a wide screen; one below the other, in reading order, on a small one. */
const placeClasses: Readonly<Record<CanvasPlace, string>> = {
  left: 'xl:col-span-2 xl:col-start-1 xl:row-span-2 xl:row-start-1',
  upper: 'xl:col-span-2 xl:col-start-3 xl:row-start-1',
  lower: 'xl:col-span-2 xl:col-start-3 xl:row-start-2',
  middle: 'xl:col-span-2 xl:col-start-5 xl:row-span-2 xl:row-start-1',
  upperRight: 'xl:col-span-2 xl:col-start-7 xl:row-start-1',
  lowerRight: 'xl:col-span-2 xl:col-start-7 xl:row-start-2',
  right: 'xl:col-span-2 xl:col-start-9 xl:row-span-2 xl:row-start-1',
  bottomLeft: 'xl:col-span-5 xl:col-start-1 xl:row-start-3',
  bottomRight: 'xl:col-span-5 xl:col-start-6 xl:row-start-3',
  quarter: 'xl:col-span-5',
};

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
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-10 xl:gap-3">
        {sheet.boxes.map(([box, label, place]) => (
          <Field key={box} required label={label} className={`card p-4 xl:p-3 ${placeClasses[place]}`}>
            <Textarea
              className="min-h-40 grow xl:text-sm"
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
