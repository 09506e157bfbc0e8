import agus from '#lib/pictures/faces/agus.svg?url';
import dimas from '#lib/pictures/faces/dimas.svg?url';
import mei from '#lib/pictures/faces/mei.svg?url';
import rizky from '#lib/pictures/faces/rizky.svg?url';
import sekar from '#lib/pictures/faces/sekar.svg?url';
import wulan from '#lib/pictures/faces/wulan.svg?url';
import yohana from '#lib/pictures/faces/yohana.svg?url';

/** Drawn faces of no real person, for what is an example and says so. */
export const faces = { agus, dimas, mei, rizky, sekar, wulan, yohana } as const;
