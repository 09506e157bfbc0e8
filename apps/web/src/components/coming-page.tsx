import { Link } from 'react-router';
import { paths } from '#config/paths.ts';

/** Page of a screen that is still being built: says what is coming and where to go meanwhile. */
export function ComingPage({ title, description }: { title: string; description: string }) {
  return (
    <div className="mx-auto max-w-2xl px-4 py-16 text-center">
      <h1 className="text-2xl font-bold">{title}</h1>
      <p className="mt-3 text-muted-foreground">{description}</p>
      <p className="mt-8">
        <Link to={paths.home}>Kembali ke beranda</Link>
      </p>
    </div>
  );
}
