import { garageQueries, useB2c } from '@driveline/hooks';
import {
  Alert,
  AsideLayout,
  ButtonLink,
  Card,
  DefinitionList,
  Heading,
  Inline,
  PartPicture,
  Stack,
  Text,
  useFormat,
  useStrings,
} from '@driveline/ui';
import { WarrantyList } from '@driveline/ui/account';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useText } from '../../shop/useText.ts';
import { AccountFrame, DoneNote, PrintButton } from '../account-page/index.ts';
import { ClaimHelp } from './ClaimHelp.tsx';
import { itemPath, purchasePath, WARRANTIES_PATH } from './paths.ts';
import { SerialSection } from './SerialSection.tsx';
import { useStoreName } from './useStoreName.ts';
import { useCoverFacts, type CoveredPart, type Purchase } from './useCoverFacts.ts';

/** `/myWarranties/{warrantyId}/{warrantyItemId}`: what covers one part, until when, and what to do with it (ACCT-052). */
export function WarrantyItemPage() {
  const text = useText();
  const { warrantyId = '', warrantyItemId = '' } = useParams();
  const { client } = useB2c();
  const { data, isError, refetch, isFetching } = useQuery(
    garageQueries.warrantyItem(client, { warrantyId, warrantyItemId }),
  );
  const purchase = data?.warranties[0];
  const item = purchase?.items[0];
  return (
    <AccountFrame
      title={item?.itemDescription ?? text('warranty.part')}
      trail={[
        { label: text('warranty.title'), href: WARRANTIES_PATH },
        { label: text('warranty.purchase'), href: purchasePath(warrantyId) },
      ]}
    >
      <DoneNote words={{ saved: text('warranty.serial.saved') }} />
      <AsideLayout aside={<ClaimHelp />}>
        {purchase && item ? (
          <Cover purchase={purchase} item={item} />
        ) : (
          <WarrantyList
            purchases={isError ? null : undefined}
            retry={{
              onRetry: () => void refetch(),
              isRetrying: isFetching,
              href: itemPath(warrantyId, warrantyItemId),
            }}
          />
        )}
      </AsideLayout>
    </AccountFrame>
  );
}

function Cover({ purchase, item }: { purchase: Purchase; item: CoveredPart }) {
  const text = useText();
  const storeName = useStoreName([purchase]);
  const facts = useCoverFacts(purchase, item, storeName(purchase));
  return (
    <>
      <Ended item={item} />
      <Card as="section">
        <Stack gap={4}>
          {item.drawing && <PartPicture picture={{ drawing: item.drawing }} shape="small" />}
          <DefinitionList items={facts} />
        </Stack>
      </Card>
      <Card as="section">
        <Stack gap={4}>
          <Heading level={2} size="titleS">
            {text('warranty.coverage')}
          </Heading>
          <Text>{item.coverage}</Text>
          <Text tone="secondary">{item.terms}</Text>
        </Stack>
      </Card>
      {item.hasSerialNumber && <SerialSection serialNumber={item.serialNumber} />}
      <Inline>
        {item.productDetailsPageUrl && (
          <ButtonLink href={item.productDetailsPageUrl} variant="primary">
            {text('warranty.buyAgain')}
          </ButtonLink>
        )}
        <PrintButton />
      </Inline>
    </>
  );
}

/** What does not cover any more says so before all else. */
function Ended({ item: { status, endDate } }: { item: CoveredPart }) {
  const text = useText();
  const { date } = useFormat();
  const { warranty } = useStrings().account;
  if (status === 'active') return null;
  return (
    <Alert tone="warning">
      {status === 'ended' ? warranty.ended(date(endDate, 'medium')) : text('warranty.voided')}
    </Alert>
  );
}
