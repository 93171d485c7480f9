import type { Order } from '@driveline/api';
import { accountOf, registrationForm, useHeader } from '@driveline/hooks';
import { ButtonLink, Card, Heading, Inline, Stack, Text } from '@driveline/ui';
import { PrintButton } from '../../parts/account/AccountFrame.tsx';
import { AskOnWhatsApp } from '../../parts/contact/AskOnWhatsApp.tsx';
import { PostForm, SubmitButton } from '../../parts/form/PostForm.tsx';
import { AcceptTerms, NewPassword } from '../../parts/sign-in/NewPassword.tsx';
import { useShop, useText } from '../../shop/useShop.ts';
import { useShopForm } from '../../shop/useShopForm.ts';
import * as paths from '../../paths/index.ts';

type NextStepsProps = { readonly order: Order & { readonly orderId: string }; readonly isUnpaid: boolean };

/** Where a purchase leads: the order, the shop, paper (PLUS-064). */
export function NextSteps({ order, isUnpaid }: NextStepsProps) {
  const text = useText();
  return (
    <Inline gap={3}>
      <ButtonLink href={paths.order(order.orderId)} variant={isUnpaid ? 'outline' : 'primary'}>
        {text('confirmation.track')}
      </ButtonLink>
      <ButtonLink href={paths.home()} variant="outline">
        {text('confirmation.keepShopping')}
      </ButtonLink>
      <PrintButton />
      <AskOnWhatsApp message={text('whatsApp.order', { number: order.orderId })} />
    </Inline>
  );
}

/** For a guest: an account from what the checkout asked for; a password is all that is missing. */
export function SaveAsAccount({ order }: Pick<NextStepsProps, 'order'>) {
  const { data: header } = useHeader();
  const { contact } = order;
  const isGuest = header !== undefined && !accountOf(header).isAuthenticated;
  return isGuest && contact ? <AccountForm order={order} contact={contact} /> : null;
}

type AccountFormProps = Pick<NextStepsProps, 'order'> & { readonly contact: NonNullable<Order['contact']> };

function AccountForm({ order, contact }: AccountFormProps) {
  const text = useText();
  const { market } = useShop();
  const label = text('signIn.password');
  const { firstName, lastName, email, phoneNumber } = contact;
  const known = {
    firstName,
    lastName,
    email,
    phoneNumber,
    postalCode: order.shippingAddress?.postalCode ?? '',
    orderId: order.orderId,
  };
  const form = useShopForm({ id: 'create', rules: registrationForm(market), labels: { password: label } });
  return (
    <Card as="section" aria-labelledby="save-title">
      <Stack gap={4}>
        <Heading level={2} id="save-title">
          {text('confirmation.save')}
        </Heading>
        <Text>{text('confirmation.saveLead', { email })}</Text>
        <PostForm form={form} action={paths.createAccount()} intent="create-account">
          {Object.entries(known).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <input type="hidden" name="returnTo" value={paths.order(order.orderId)} />
          <NewPassword field={form.field} label={label} />
          <AcceptTerms answer={undefined} field={form.field} />
          <SubmitButton>{text('signIn.create')}</SubmitButton>
        </PostForm>
      </Stack>
    </Card>
  );
}
