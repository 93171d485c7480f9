import { toMinor } from '@driveline/api';
import type { GiftCardPurchase } from '@driveline/api/contract';
import { checkoutQueries, useB2c } from '@driveline/hooks';
import {
  Alert,
  ButtonLink,
  Card,
  DefinitionList,
  Heading,
  Link,
  PageBody,
  PageHeader,
  Stack,
  Text,
  useFormat,
  useHydrated,
} from '@driveline/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useActionData, useSearchParams } from 'react-router-dom';
import { IntentForm } from '../../intents/IntentForm.tsx';
import { Refused, SubmitButton } from '../../parts/form/PostForm.tsx';
import { Failure } from '../../parts/page/Failure.tsx';
import { PageHead } from '../../parts/page/PageHead.tsx';
import { CardFrame, useCardSending } from '../../parts/payment/card.ts';
import type { FormAnswer } from '../../shop/formAnswer.ts';
import { useShop, useText } from '../../shop/useShop.ts';
import * as paths from '../../paths/index.ts';
import { giftCardPayment, giftCardWayBack } from '../../paths/giftCard.ts';

/** `/giftCard/payment`: what the gift card will be, and the card that pays it (CART-055). */
export function PaymentPage() {
  const text = useText();
  return (
    <PurchasePage title={text('giftCard.payTitle')}>
      {(purchase) => (
        <Card>
          <Stack gap={5}>
            <Facts purchase={purchase} />
            {purchase.status === 'pending' ? (
              <Checking purchase={purchase} />
            ) : (
              <>
                <PayForm purchase={purchase} />
                <Link href={paths.giftCards()}>{text('giftCard.startOver')}</Link>
              </>
            )}
          </Stack>
        </Card>
      )}
    </PurchasePage>
  );
}

/** `/giftCard/confirmation`: the gift card is paid, and its mail goes out on the chosen day (CART-055). */
export function BoughtPage() {
  const text = useText();
  const { date } = useFormat();
  return (
    <PurchasePage title={text('giftCard.boughtTitle')}>
      {(purchase) => (
        <Card>
          <Stack gap={5} align="start">
            <Heading level={2}>{text('confirmation.number', { number: purchase.orderId })}</Heading>
            <Text>
              {text('giftCard.boughtLead', {
                email: purchase.recipientEmail,
                day: date(purchase.deliverOn),
              })}
            </Text>
            <Text>{text('giftCard.receipt', { email: purchase.senderEmail })}</Text>
            <Facts purchase={purchase} />
            <ButtonLink href={paths.giftCards()}>{text('giftCard.buyAnother')}</ButtonLink>
            <Link href={paths.giftCardBalance()}>{text('giftCard.check')}</Link>
          </Stack>
        </Card>
      )}
    </PurchasePage>
  );
}

type PurchasePageProps = {
  readonly title: string;
  readonly children: (purchase: GiftCardPurchase) => ReactNode;
};

/** A page about the purchase that its address names. */
function PurchasePage({ title, children }: PurchasePageProps) {
  const text = useText();
  const { client } = useB2c();
  const [query] = useSearchParams();
  const { data, error, refetch } = useQuery(checkoutQueries.giftCard(client, query.get('purchase') ?? ''));
  return (
    <PageBody narrow>
      <PageHead title={title} />
      <PageHeader
        title={title}
        crumbs={[
          { label: text('crumbs.home'), href: paths.home() },
          { label: text('giftCard.title'), href: paths.giftCards() },
          { label: title },
        ]}
      />
      {data ? children(data) : <Failure error={error} onRetry={() => void refetch()} />}
    </PageBody>
  );
}

function useAmount({ amount }: GiftCardPurchase): string {
  const { money } = useFormat();
  return money(toMinor(amount, useShop().market.currency.minorDigits));
}

function Facts({ purchase }: { purchase: GiftCardPurchase }) {
  const text = useText();
  const { date } = useFormat();
  return (
    <DefinitionList
      items={[
        { term: text('giftCard.amount'), value: useAmount(purchase) },
        {
          term: text('giftCard.recipient'),
          value: `${purchase.recipientName}, ${purchase.recipientEmail}`,
        },
        { term: text('giftCard.deliverOn'), value: date(purchase.deliverOn) },
      ]}
    />
  );
}

/** The gateway has not answered and may have charged: nothing to pay again with until that is known. */
function Checking({ purchase: { purchaseId } }: { purchase: GiftCardPurchase }) {
  const text = useText();
  return (
    <Alert
      tone="info"
      role="status"
      actions={<Link href={giftCardPayment(purchaseId)}>{text('giftCard.checkPayment')}</Link>}
    >
      {text('giftCard.checkingPayment')}
    </Alert>
  );
}

/** Without script the card is typed on the gateway's own page; with script its fields are here in a frame. */
function PayForm({ purchase }: { purchase: GiftCardPurchase }) {
  const text = useText();
  const { record } = useShop();
  const { purchaseId } = purchase;
  const hasScript = useHydrated();
  const amount = useAmount(purchase);
  const action = giftCardPayment(purchaseId);
  const { message, onSubmit, frame } = useCardSending({ action, replace: true });
  const answer = useActionData() as FormAnswer | undefined;
  return (
    <IntentForm
      action={action}
      intent="pay-gift-card"
      fields={{ purchaseId }}
      {...(hasScript && { onSubmit })}
    >
      <Stack gap={5}>
        <Refused answer={message === undefined ? answer : { message }} />
        {hasScript && (
          <CardFrame
            {...frame}
            returnUrl={record.root + giftCardWayBack(purchaseId)}
            purchaseId={purchaseId}
          />
        )}
        <SubmitButton>{hasScript ? text('giftCard.pay', { amount }) : text('payment.toCard')}</SubmitButton>
      </Stack>
    </IntentForm>
  );
}
