import { LatePlace, lazyPart, readShelfQuery, saysHowRead, useSentSearch } from '@driveline/hooks';
import { PageBody } from '@driveline/ui';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../parts/page/PageHead.tsx';
import { Results } from '../../parts/products/Results.tsx';
import * as paths from '../../paths/index.ts';
import { serverParts } from '../../rendering/serverParts.ts';
import { recentSearches } from '../../shop/recentSearches.ts';
import { useText } from '../../shop/useShop.ts';
import { useFound, WaitingShelf } from './ShelfPages.tsx';

// Their words come late, and shelves without such a search do without them.
const NotesInBrowser = lazyPart(async () => (await import('./SearchNotes.tsx')).SearchNotes);
const NothingInBrowser = lazyPart(async () => (await import('./SearchNotes.tsx')).NothingToSearch);

/** `/searchresult` (CATALOG-013). */
export function ResultsPage() {
  const text = useText();
  const { SearchNotes = NotesInBrowser, NothingToSearch = NothingInBrowser } = serverParts();
  const [query] = useSearchParams();
  const term = readShelfQuery(query).searchText;
  useSentSearch(recentSearches, term);
  const { data: result, ...waiting } = useFound(query);
  const title = text(term ? 'search.results' : 'search.title', { term });
  if (!result) return <WaitingShelf {...waiting} title={title} />;
  return (
    <PageBody>
      <PageHead title={title} />
      {!term && (
        <LatePlace of={NothingToSearch}>
          <NothingToSearch result={result} />
        </LatePlace>
      )}
      {saysHowRead(result) && (
        <LatePlace of={SearchNotes}>
          <SearchNotes result={result} />
        </LatePlace>
      )}
      {term && (
        <Results result={{ ...result, title }} path={paths.search()} term={term} isBusy={waiting.isBusy} />
      )}
    </PageBody>
  );
}
