import { useWarrantyItem } from '@driveline/hooks';
import {
  Alert,
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
  type Definition,
} from '@driveline/ui';
import { ProfileSection } from '@driveline/ui/account';
import { TextField } from '@driveline/ui/forms';
import { warrantyForm } from '@driveline/validation';
import { useActionData, useNavigation, useParams, useSearchParams } from 'react-router-dom';
import { targetAt } from '../../intents/formTarget.ts';
import type { FormAnswer } from '../../shop/formAnswer.ts';
import { useShopForm } from '../../shop/useShopForm.ts';
import { useText } from '../../shop/useShop.ts';
import { DoneNote, PrintButton } from '../../parts/account/AccountFrame.tsx';
import type { Purchase } from './loadWarranties.ts';
import { NotHere, useStoreName, WarrantyFrame } from './WarrantyFrame.tsx';
import * as paths from '../../paths/index.ts';

type ItemProps = { readonly item: Purchase['items'][number] };
type CoverProps = ItemProps & { readonly purchase: Purchase };

/** `/myWarranties/{warrantyId}/{warrantyItemId}`: what covers one part, until when, and what to do with it (ACCT-052). */
export function WarrantyItemPage() {
  const text = useText();
  const { warrantyId = '', warrantyItemId = '' } = useParams();
  const asked = useWarrantyItem({ warrantyId, warrantyItemId });
  const purchase = asked.data?.warranties[0];
  const item = purchase?.items[0];
  return (
    <WarrantyFrame
      title={item?.itemDescription ?? text('warranty.part')}
      trail={[
        { label: text('warranty.title'), href: paths.warranties() },
        { label: text('warranty.purchase'), href: paths.purchase(warrantyId) },
      ]}
      note={<DoneNote words={{ saved: text('warranty.serial.saved') }} />}
    >
      {purchase && item ? (
        <Cover purchase={purchase} item={item} />
      ) : (
        <NotHere asked={asked} href={paths.coveredPart(warrantyId, warrantyItemId)} />
      )}
    </WarrantyFrame>
  );
}

function Cover({ purchase, item }: CoverProps) {
  const text = useText();
  const facts = useCoverFacts({ purchase, item });
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

/** What is known of a covered part; what nobody knows is left out. */
function useCoverFacts({ purchase, item }: CoverProps): Definition[] {
  const text = useText();
  const { date, number } = useFormat();
  const { warranty } = useStrings().account;
  const storeName = useStoreName([purchase]);
  const isActive = item.status === 'active';
  const facts: readonly (readonly [term: string, value: string | false | null])[] = [
    [text('warranty.brandAndNumber'), `${item.brandName} ${item.partNumber}`],
    [text('warranty.vehicle'), item.vehicleName],
    [text('warranty.quantity'), item.itemQuantity > 1 && number(item.itemQuantity)],
    [text('warranty.start'), date(item.startDate, 'medium')],
    [text('warranty.end'), item.status !== 'voided' && date(item.endDate, 'medium')],
    [text('warranty.remaining'), isActive && warranty.daysLeft(item.daysLeft)],
    [warranty.store, storeName(purchase)],
    [warranty.receipt, purchase.receiptNumber],
  ];
  return facts.flatMap(([term, value]) => (value ? [{ term, value }] : []));
}

/** What does not cover any more says so before all else. */
function Ended({ item: { status, endDate } }: ItemProps) {
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

const rules = warrantyForm();

/** The serial number of a part, which a claim asks for; read, and noted in its place (ACCT-052, VALID-023). */
function SerialSection({ serialNumber }: Pick<ItemProps['item'], 'serialNumber'>) {
  const text = useText();
  const { warrantyId = '', warrantyItemId = '' } = useParams();
  const [query] = useSearchParams();
  const { state } = useNavigation();
  const answer = useActionData() as FormAnswer | undefined;
  const path = paths.coveredPart(warrantyId, warrantyItemId);
  const label = text('warranty.serial');
  const isEditing = answer !== undefined || query.get('edit') === 'serial';
  const form = useShopForm({
    id: 'serial',
    rules: isEditing ? rules : undefined,
    answer,
    start: { serialNumber: serialNumber ?? '' },
    labels: { serialNumber: label },
    withSummary: false,
  });
  return (
    <ProfileSection
      title={label}
      items={serialNumber ? [{ term: label, value: serialNumber }] : []}
      isEditing={isEditing}
      editHref={`${path}?edit=serial`}
      cancelHref={path}
      save={targetAt(path, 'save-serial')}
      form={form.formProps}
      isSaving={state === 'submitting'}
      error={answer?.at ? undefined : answer?.message}
    >
      <TextField
        {...form.field('serialNumber')}
        label={label}
        description={text('warranty.serial.hint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </ProfileSection>
  );
}
