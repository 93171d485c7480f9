import { useLocation, useParams } from 'react-router-dom';
import type { pageGroup } from './ownPage.ts';

/** The page of the group that the address names; one without a page was not found before. */
export function GroupPage({ group }: { group: ReturnType<typeof pageGroup> }) {
  const params = useParams();
  const { pathname } = useLocation();
  const own = group.pageOf(params, pathname);
  return own && <own.Page />;
}
