import { Bot, FileSpreadsheet, Handshake, Headset, ListOrdered, UserPlus, Users } from 'lucide-react';
import { perks } from '../perks.ts';

const icons = [UserPlus, Handshake, Bot, ListOrdered, FileSpreadsheet, Users, Headset];

/** What Premium holds, one by one. */
export function PerkGrid() {
  return (
    <ul className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {perks.map(({ title, text }, index) => {
        const Icon = icons[index] ?? Bot;
        return (
          <li key={title} className="flex gap-4">
            <span className="grid size-12 shrink-0 place-items-center rounded-md bg-primary-soft text-primary-soft-foreground">
              <Icon aria-hidden className="size-6" />
            </span>
            <div>
              <h3 className="text-lg font-bold">{title}</h3>
              <p className="mt-1 text-muted-foreground">{text}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
