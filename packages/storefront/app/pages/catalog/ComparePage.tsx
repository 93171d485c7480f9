import { comparedQueries, prefetch, useCompared, useComparisonOf, useMyVehicle } from '@driveline/hooks';
import { Alert, EmptyState, Link, ProductListSkeletons } from '@driveline/ui';
import { CompareTable } from '@driveline/ui/browse';
import { useSearchParams } from 'react-router-dom';
import type { LoadPage } from '../../data/page.ts';
import { Failure } from '../../parts/page/Failure.tsx';
import { NamedPage } from '../../parts/page/NamedPage.tsx';
import { UnloadedPage } from '../../parts/page/UnloadedPage.tsx';
import * as paths from '../../paths/index.ts';
import { useBuying } from '../../parts/products/useBuying.ts';
import { comparison } from '../../shop/comparison.ts';
import { useShop, useText } from '../../shop/useShop.ts';

export const loadCompared: LoadPage = ({ client, queryClient, shopper, url }) =>
  prefetch(queryClient, comparedQueries(client, url.searchParams, shopper));

/** `/compare`: up to four parts side by side (PLUS-067). */
export function ComparePage() {
  const text = useText();
  const [query] = useSearchParams();
  const { path, table, hint, shelfHref, isPending, error, refetch } = useCompared(query, useShop().market);
  const keptHref = useComparisonOf(query, comparison);
  const buying = useBuying(useMyVehicle()?.model);
  const title = text('compare.title');
  const [differs, same] = [text('compare.differs'), text('compare.same')];
  const words = { differs, same, remove: text('compare.remove'), notStated: text('compare.notStated') };
  const unloaded = { title, error, onRetry: refetch };
  const skeletons = <ProductListSkeletons />;
  if (!table && (isPending || error)) return <UnloadedPage {...unloaded}>{skeletons}</UnloadedPage>;
  return (
    <NamedPage title={title} path={path} isIndexed={false}>
      {hint && <Alert title={text(`compare.${hint}`)} />}
      {table && <CompareTable {...table} {...buying} caption={title} words={words} />}
      {shelfHref && <Link href={shelfHref}>{text('compare.add')}</Link>}
      {!table && (
        <EmptyState
          title={text('compare.none')}
          actions={
            <Link href={keptHref ?? paths.parts()}>
              {text(keptHref ? 'compare.kept' : 'compare.toParts')}
            </Link>
          }
        >
          {text('compare.noneLead')}
        </EmptyState>
      )}
      {error && <Failure error={error} onRetry={refetch} />}
      {isPending && (
        <noscript>
          <Failure />
        </noscript>
      )}
    </NamedPage>
  );
}
