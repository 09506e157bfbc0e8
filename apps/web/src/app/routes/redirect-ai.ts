import { redirect } from 'react-router';
import { paths } from '#config/paths.ts';

/** Old and shorthand addresses lead to the screen that holds their content (spec §2). */
export function loader() {
  return redirect(paths.ai, 301);
}
