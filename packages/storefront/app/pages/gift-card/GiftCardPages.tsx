import {
  ButtonLink,
  Card,
  EmptyState,
  GiftIcon,
  Heading,
  Link,
  PageBody,
  PageHeader,
  Stack,
  Text,
  useFormat,
} from '@driveline/ui';
import { TextField } from '@driveline/ui/forms';
import { giftCardForm } from '@driveline/validation';
import { useActionData } from 'react-router-dom';
import { IntentForm } from '../../intents/IntentForm.tsx';
import type { FormAnswer } from '../../shop/formAnswer.ts';
import { useShop, useText } from '../../shop/useShop.ts';
import { useShopForm } from '../../shop/useShopForm.ts';
import { Refused, SubmitButton } from '../../parts/form/PostForm.tsx';
import { NamedPage } from '../../parts/page/NamedPage.tsx';
import { PageHead } from '../../parts/page/PageHead.tsx';
import { BuyForm } from './BuyForm.tsx';
import type { Balance } from './giftCardAction.ts';
import * as paths from '../../paths/index.ts';

/** `/giftCard`: a gift card to buy; a market that sells none says so (CART-055). */
export function GiftCardPage() {
  const text = useText();
  const { sale } = useShop().market.giftCards;
  // The other markets have no such page to name to search engines.
  const page = { title: text('giftCard.title'), path: paths.giftCards(), isIndexed: false, narrow: true };
  if (sale) {
    return (
      <NamedPage {...page} lead={text('giftCard.saleLead')}>
        <BuyForm sale={sale} />
        <Link href={paths.giftCardBalance()}>{text('giftCard.check')}</Link>
      </NamedPage>
    );
  }
  return (
    <NamedPage {...page} lead={text('giftCard.lead')}>
      <EmptyState
        title={text('giftCard.notOnSale')}
        picture={<GiftIcon size={40} />}
        actions={<ButtonLink href={paths.giftCardBalance()}>{text('giftCard.check')}</ButtonLink>}
      >
        {text('giftCard.notOnSaleLead')}
      </EmptyState>
    </NamedPage>
  );
}

/** `/giftCard/cardBalance`: what a card holds (CART-056). */
export function BalancePage() {
  const text = useText();
  const answer = useActionData() as Balance | FormAnswer | undefined;
  return (
    <PageBody narrow>
      <PageHead title={text('giftCard.balanceTitle')} />
      <PageHeader
        title={text('giftCard.balanceTitle')}
        lead={text('giftCard.balanceLead')}
        crumbs={[
          { label: text('crumbs.home'), href: paths.home() },
          { label: text('giftCard.title'), href: paths.giftCards() },
          { label: text('giftCard.balanceTitle') },
        ]}
      />
      <Card>
        {answer && 'lastFour' in answer ? <Held balance={answer} /> : <BalanceForm answer={answer} />}
      </Card>
    </PageBody>
  );
}

function Held({ balance: { balanceMinor, lastFour } }: { balance: Balance }) {
  const text = useText();
  const { money } = useFormat();
  return (
    <Stack gap={4} align="start" role="status">
      <Text>{text('giftCard.holds', { lastFour })}</Text>
      <Heading level={2}>{money(balanceMinor)}</Heading>
      <ButtonLink href={paths.giftCardBalance()}>{text('giftCard.another')}</ButtonLink>
    </Stack>
  );
}

const rules = giftCardForm();

/** Number and PIN, which stand on the card; neither is sent back. */
function BalanceForm({ answer }: { answer: FormAnswer | undefined }) {
  const text = useText();
  const labels = { giftCardNumber: text('payment.giftCard.number'), giftCardPin: text('payment.pin') };
  const form = useShopForm({
    id: 'balance',
    rules,
    answer,
    labels,
    kinds: { giftCardNumber: 'giftCardNumber' },
    withSummary: false,
  });
  const field = (name: keyof typeof labels) =>
    ({ ...form.field(name), label: labels[name], inputMode: 'numeric', autoComplete: 'off' }) as const;
  return (
    <IntentForm action={paths.giftCardBalance()} intent="gift-card-balance" {...form.formProps}>
      <Stack gap={5}>
        <Refused answer={answer} />
        <TextField {...field('giftCardNumber')} description={text('giftCard.numberHint')} required />
        <TextField
          {...field('giftCardPin')}
          type="password"
          description={text('giftCard.pinHint')}
          required
        />
        <SubmitButton>{text('giftCard.check')}</SubmitButton>
      </Stack>
    </IntentForm>
  );
}
