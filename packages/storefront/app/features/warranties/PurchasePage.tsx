import { garageQueries, useB2c, warrantyPurchase } from '@driveline/hooks';
import { AsideLayout, ButtonLink, Inline } from '@driveline/ui';
import { WarrantyCard, WarrantyList } from '@driveline/ui/account';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useText } from '../../shop/useText.ts';
import { AccountFrame, PrintButton } from '../account-page/index.ts';
import { ClaimHelp } from './ClaimHelp.tsx';
import { itemPath, purchasePath, WARRANTIES_PATH } from './paths.ts';
import { useStoreName } from './useStoreName.ts';

/** `/myWarranties/{warrantyId}`: one purchase and each of its parts (ACCT-051). */
export function PurchasePage() {
  const text = useText();
  const { warrantyId = '' } = useParams();
  const { client } = useB2c();
  const { data, isError, refetch, isFetching } = useQuery(garageQueries.warranty(client, warrantyId));
  const purchase = data?.warranties[0];
  const storeName = useStoreName(data?.warranties ?? []);
  const title = purchase
    ? text('warranty.receipt', { number: purchase.receiptNumber })
    : text('warranty.purchase');
  return (
    <AccountFrame title={title} trail={[{ label: text('warranty.title'), href: WARRANTIES_PATH }]}>
      <AsideLayout aside={<ClaimHelp />}>
        {purchase ? (
          <WarrantyCard
            purchase={warrantyPurchase(purchase, storeName(purchase), ({ warrantyItemId }) =>
              itemPath(warrantyId, warrantyItemId),
            )}
          />
        ) : (
          <WarrantyList
            purchases={isError ? null : undefined}
            retry={{
              onRetry: () => void refetch(),
              isRetrying: isFetching,
              href: purchasePath(warrantyId),
            }}
          />
        )}
        <Inline>
          <ButtonLink href={WARRANTIES_PATH} variant="outline">
            {text('warranty.all')}
          </ButtonLink>
          <PrintButton />
        </Inline>
      </AsideLayout>
    </AccountFrame>
  );
}
