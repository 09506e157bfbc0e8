import words from './thing-words.json' with { type: 'json' };

/** Names of the drawings in `public/gambar/benda`, each 16:9 with its thing in the middle square. */
export type Thing = keyof typeof words;

/** What a drawing is chosen from. */
export type Subject = {
  readonly project_name: string;
  readonly project_type: string;
  readonly project_description?: string | undefined;
};

const drawings = Object.keys(words) as Thing[];
const thingOf = new Map<string, Thing>(
  drawings.flatMap((thing) => words[thing].split(' ').map((word): [string, Thing] => [word, thing])),
);

const byType: Readonly<Record<string, Thing>> = {
  Startup: 'bulb',
  'E-commerce': 'parcel',
  'Mobile App': 'phone',
  'Web Development': 'laptop',
  Marketing: 'megaphone',
  Desain: 'pencil',
  Konsultasi: 'talk',
};

/** The drawing of the first word that has one. */
function firstIn(text: string): Thing | undefined {
  const said = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return said.map((word) => thingOf.get(word)).find((thing) => thing !== undefined);
}

/**
 * The drawing that stands in for the picture of a listing without one: by its name, else its type, else its description.
 * It only adorns, so that a wrong guess says nothing untrue.
 */
export function findThing({
  project_name: name,
  project_type: type,
  project_description: text,
}: Subject): Thing {
  return firstIn(name) ?? byType[type] ?? firstIn(text ?? '') ?? 'bulb';
}

/** The address of a drawing. */
export const thingUrl = (thing: Thing): string => `/gambar/benda/${thing}.svg`;
