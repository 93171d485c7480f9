import { useB2c, warrantyStores } from '@driveline/hooks';
import { AsideLayout, ButtonLink, Card, Heading, Stack, Text } from '@driveline/ui';
import { WarrantyList } from '@driveline/ui/account';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText } from '../../shop/useShop.ts';
import { AccountFrame, type AccountFrameProps } from '../../parts/account/AccountFrame.tsx';
import type { Purchase } from './loadWarranties.ts';
import * as paths from '../../paths/index.ts';

/** A page of warranties, with how one is claimed beside it. */
export function WarrantyFrame({ note, children, ...frame }: AccountFrameProps & { note?: ReactNode }) {
  return (
    <AccountFrame {...frame}>
      {note}
      <AsideLayout aside={<ClaimHelp />}>{children}</AsideLayout>
    </AccountFrame>
  );
}

const STEPS = ['warranty.claim.bring', 'warranty.claim.check', 'warranty.claim.replace'] as const;

/** How a warranty is claimed, and where (ACCT-050, ACCT-052). */
function ClaimHelp() {
  const text = useText();
  return (
    <Card as="section">
      <Stack gap={4} align="start">
        <Heading level={2} size="titleS">
          {text('warranty.claim.title')}
        </Heading>
        {STEPS.map((id) => (
          <Text key={id}>{text(id)}</Text>
        ))}
        <ButtonLink href={paths.stores()} variant="outline">
          {text('warranty.findStore')}
        </ButtonLink>
      </Stack>
    </Card>
  );
}

type Asked = Pick<UseQueryResult, 'isError' | 'refetch' | 'isFetching'>;

/** How a list that could not be had is asked for again; without script by the page itself. */
export const retryOf = ({ refetch, isFetching }: Asked, href: string) => ({
  onRetry: () => void refetch(),
  isRetrying: isFetching,
  href,
});

/** In place of a purchase that is not here yet, or could not be had. */
export function NotHere({ asked, href }: { asked: Asked; href: string }) {
  return <WarrantyList purchases={asked.isError ? null : undefined} retry={retryOf(asked, href)} />;
}

/** Where a purchase was made, worded; a store that could not be read goes by its number. */
export function useStoreName(purchases: readonly Purchase[] = []) {
  const text = useText();
  const { client } = useB2c();
  const stores = useQueries({ queries: warrantyStores(client, purchases) });
  return ({ storeNumber }: Purchase) => {
    if (!storeNumber) return text('warranty.online');
    const store = stores.find(({ data }) => data?.storeNumber === storeNumber)?.data;
    return store ? `${store.address1}, ${store.city}` : storeNumber;
  };
}
