import { prefetch, sharedQueries, useMyVehicle, useSharedParts, type AddedParts } from '@driveline/hooks';
import { ProductListSkeletons } from '@driveline/ui';
import { SharedParts } from '@driveline/ui/browse';
import { redirect, useActionData, useSearchParams } from 'react-router-dom';
import type { LoadPage } from '../../data/page.ts';
import { targetAt } from '../../intents/formTarget.ts';
import { Failure } from '../../parts/page/Failure.tsx';
import { NamedPage } from '../../parts/page/NamedPage.tsx';
import { UnloadedPage } from '../../parts/page/UnloadedPage.tsx';
import * as paths from '../../paths/index.ts';
import { useShop, useText } from '../../shop/useShop.ts';

export const loadSharedCart: LoadPage = async ({ client, queryClient, market, shopper, url }) => {
  if (!market.checkout.enabled) throw redirect(paths.home());
  return prefetch(queryClient, sharedQueries(client, url.searchParams, shopper));
};

/** `/cart/shared`: a cart or a list as its link states it, which only the button puts into the cart (PLUS-068). */
export function SharedCartPage() {
  const text = useText();
  const { market, record } = useShop();
  const vehicle = useMyVehicle()?.model;
  const answer = useActionData() as AddedParts | undefined;
  const { path, list, isPending, error, refetch } = useSharedParts(useSearchParams()[0], market, answer);
  const title = text('shared.title');
  const [skeletons, unloaded] = [<ProductListSkeletons />, { title, error, onRetry: refetch }];
  if (!list.parts && (isPending || error)) return <UnloadedPage {...unloaded}>{skeletons}</UnloadedPage>;
  const words = {
    add: text('shared.add'),
    outcome: text(answer?.hasAdded ? 'shared.notAll' : 'shared.noneAdded'),
    noReason: text('error_generic'),
    toCart: text('account.toCart'),
    unknown: text('shared.unknown', { numbers: list.unknown.join(', ') }),
    none: text('shared.none'),
    noneLead: text('shared.noneLead'),
  };
  const hrefs = { cartHref: paths.cart(), shopHref: paths.parts(), target: targetAt(path, 'add-shared') };
  const lead = list.parts ? text('shared.lead') : undefined;
  return (
    <NamedPage title={title} lead={lead} path={path} isIndexed={false}>
      <SharedParts {...{ ...list, ...hrefs, words, vehicle, today: record.today }} />
      {isPending && skeletons}
      {error && <Failure error={error} onRetry={refetch} />}
    </NamedPage>
  );
}
