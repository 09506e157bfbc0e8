import { Link } from 'react-router';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';

type Props = {
  tab: string;
  isFiltered: boolean;
  texts: Readonly<Record<'empty' | 'emptySearch' | 'register', string>>;
  /** What to do where filters found nothing, and where there is nothing yet. */
  searchHint: string;
  firstHint: string;
  clearLabel: string;
  onClear: () => void;
  registerPath: string;
};

/** Tabs that leave nothing out (spec §9). */
const isAnyTab = (tab: string) => tab === 'Semua' || tab === 'Terbaru';

/** Nothing found in a directory, or nothing there yet. */
export function DirectoryEmpty(props: Props) {
  const { tab, isFiltered, texts, searchHint, firstHint, clearLabel, onClear, registerPath } = props;
  return (
    <EmptyState
      // Only a chosen tab can be what nothing was found for.
      title={isFiltered && isAnyTab(tab) ? texts.emptySearch : texts.empty}
      description={isFiltered ? searchHint : firstHint}
      action={
        isFiltered ? (
          <Button variant="outline" onClick={onClear}>
            {clearLabel}
          </Button>
        ) : (
          <Button asChild>
            <Link to={registerPath}>{texts.register}</Link>
          </Button>
        )
      }
    />
  );
}
