import { catalogQueries, useB2c } from '@driveline/hooks';
import { PageBody } from '@driveline/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../shop/useText.ts';
import { PageHead } from '../page/index.ts';
import { useSentSearch } from '../search/index.ts';
import { Results } from './Results.tsx';
import { searchParameters } from './searchParameters.ts';
import { Waiting } from './ShelfPage.tsx';

const PATH = '/searchresult';

/** `/searchresult` (CATALOG-013). */
export function ResultsPage() {
  const text = useText();
  const [query] = useSearchParams();
  const { client, shopper } = useB2c();
  const parameters = searchParameters({ pathname: PATH, searchParams: query }, false);
  const term = parameters.searchText ?? '';
  useSentSearch(term);
  const {
    data: result,
    error,
    isFetching,
    refetch,
  } = useQuery(catalogQueries.search(client, parameters, shopper));
  const title = text(term ? 'search.results' : 'search.title', { term });
  return (
    <>
      <PageHead title={title} />
      {result ? (
        <PageBody>
          <Results result={{ ...result, title }} path={PATH} term={term} isBusy={isFetching} />
        </PageBody>
      ) : (
        <Waiting error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}
