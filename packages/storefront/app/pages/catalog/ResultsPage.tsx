import { readShelfQuery } from '@driveline/hooks';
import { PageBody } from '@driveline/ui';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../parts/page/PageHead.tsx';
import { Results } from '../../parts/products/Results.tsx';
import * as paths from '../../paths/index.ts';
import { useSentSearch } from '../../shop/useSentSearch.ts';
import { useText } from '../../shop/useText.ts';
import { NothingToSearch, SearchNotes } from './SearchNotes.tsx';
import { useFound, WaitingShelf } from './ShelfPages.tsx';

/** `/searchresult` (CATALOG-013). */
export function ResultsPage() {
  const text = useText();
  const [query] = useSearchParams();
  const term = readShelfQuery(query).searchText;
  useSentSearch(term);
  const { data: result, ...waiting } = useFound(query);
  const title = text(term ? 'search.results' : 'search.title', { term });
  if (!result) return <WaitingShelf {...waiting} title={title} />;
  return (
    <PageBody>
      <PageHead title={title} />
      {!term && <NothingToSearch result={result} />}
      {(result.namedVehicle || result.troubleCode) && <SearchNotes result={result} />}
      {term && (
        <Results result={{ ...result, title }} path={paths.search()} term={term} isBusy={waiting.isBusy} />
      )}
    </PageBody>
  );
}
