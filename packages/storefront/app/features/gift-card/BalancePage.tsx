import { ButtonLink, Card, Heading, PageBody, PageHeader, Stack, Text, useFormat } from '@driveline/ui';
import { useActionData } from 'react-router-dom';
import type { FormAnswer } from '../../shop/formAnswer.ts';
import { useText } from '../../shop/useText.ts';
import { PageHead } from '../page/index.ts';
import { BalanceForm } from './BalanceForm.tsx';
import type { Balance } from './giftCardAction.ts';
import { BALANCE_PATH, GIFT_CARD_PATH } from './paths.ts';

/** `/giftCard/cardBalance`: what a card holds (CART-056). */
export function BalancePage() {
  const text = useText();
  const answer = useActionData() as Balance | FormAnswer | undefined;
  const balance = answer && 'lastFour' in answer ? answer : undefined;
  return (
    <PageBody narrow>
      <PageHead title={text('giftCard.balanceTitle')} />
      <PageHeader
        title={text('giftCard.balanceTitle')}
        lead={text('giftCard.balanceLead')}
        crumbs={[
          { label: text('crumbs.home'), href: '/' },
          { label: text('giftCard.title'), href: GIFT_CARD_PATH },
          { label: text('giftCard.balanceTitle') },
        ]}
      />
      <Card>
        {balance ? <Held balance={balance} /> : <BalanceForm answer={answer as FormAnswer | undefined} />}
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
      <ButtonLink href={BALANCE_PATH}>{text('giftCard.another')}</ButtonLink>
    </Stack>
  );
}
