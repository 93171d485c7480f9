import { orderTotals, useCart } from '@driveline/hooks';
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
import { PageHead } from '../../parts/page/PageHead.tsx';
import { SignInForms } from '../../parts/sign-in/SignInForms.tsx';
import { useShop, useText } from '../../shop/useShop.ts';
import { useSignInPage } from './SignInPage.tsx';
import * as paths from '../../paths/index.ts';

/** `/signincheckout`: as a guest, which stands first, or with the account (ACCT-016). */
export function SignInCheckoutPage() {
  const text = useText();
  const { market } = useShop();
  const page = useSignInPage(paths.checkoutSignIn());
  const { data: cart } = useCart();
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
          <form method="get" action={paths.checkout()}>
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
          <Link href={paths.createAccount()}>{text('signIn.create')}</Link>
        </Stack>
      </Card>
    </CheckoutLayout>
  );
}
