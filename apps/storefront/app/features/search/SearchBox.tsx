import { SearchField } from '@driveline/ui';
import { useSearchParams } from 'react-router-dom';

/** The box of the header: a plain GET form until it gets the focus. */
export function SearchBox() {
  const [query] = useSearchParams();
  const term = query.get('searchText') ?? '';
  return <SearchField key={term} defaultValue={term} />;
}
