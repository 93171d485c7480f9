import { cartQueries, orderTotals, useB2c } from '@driveline/hooks';
import {
  Button,
  Card,
  CheckoutLayout,
  Heading,
  Link,
  OrderSummary,
  Stack,
  SummaryBar,
  Text,
} from '@driveline/ui';
import { useQuery } from '@tanstack/react-query';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useText } from '../../shop/useText.ts';
import { PageHead } from '../page/index.ts';
import { CHECKOUT_SIGN_IN_PATH, CREATE_PATH } from './paths.ts';
import { SignInForms } from './SignInForms.tsx';
import { useSignInPage } from './useSignInPage.ts';

/** `/signincheckout`: as a guest, which stands first, or with the account (ACCT-016). */
export function SignInCheckoutPage() {
  const text = useText();
  const { market } = useShop();
  const { client } = useB2c();
  const page = useSignInPage(CHECKOUT_SIGN_IN_PATH);
  const { data: cart } = useQuery(cartQueries.detail(client));
  const totals = cart && orderTotals(cart, market);
  const step = new URL(page.returnTo, 'http://page').searchParams.get('step');
  return (
    <CheckoutLayout aside={totals && <OrderSummary totals={totals} />}>
      <PageHead title={text('signIn.title')} />
      {totals && <SummaryBar totals={totals} />}
      <Card>
        <Stack gap={4} align="start">
          <Heading level={1}>{text('signIn.asGuest')}</Heading>
          <Text>{text('signIn.asGuestLead')}</Text>
          <form method="get" action="/checkout">
            {step && <input type="hidden" name="step" value={step} />}
            <Button type="submit" variant="primary">
              {text('signIn.asGuest')}
            </Button>
          </form>
        </Stack>
      </Card>
      <Card>
        <Stack gap={5}>
          <Heading level={2}>{text('signIn.toCheckout')}</Heading>
          <SignInForms {...page} />
          <Link href={CREATE_PATH}>{text('signIn.create')}</Link>
        </Stack>
      </Card>
    </CheckoutLayout>
  );
}
