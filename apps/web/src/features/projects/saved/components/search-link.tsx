import { Link } from 'react-router';
import { Button } from '#components/ui/button.tsx';
import { paths } from '#config/paths.ts';

/** The way on from a list in which nothing is kept yet. */
export function SearchLink() {
  return (
    <Button asChild>
      <Link to={paths.projects}>Cari Project</Link>
    </Button>
  );
}
