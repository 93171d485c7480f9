import { toMinor, type Cart } from '@driveline/api';
import { cartCodes } from '@driveline/hooks';
import type { Market } from '@driveline/markets';
import { Button, Card, Disclosure, Inline, Stack, Text, useFormat } from '@driveline/ui';
import { TextField } from '@driveline/ui/forms';
import { defineForm, postalCode as postalCodeRule } from '@driveline/validation';
import { useEffect, useLayoutEffect, useRef, type ReactNode, type Ref } from 'react';
import { useActionData, useNavigation } from 'react-router-dom';
import { IntentForm } from '../../intents/IntentForm.tsx';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useShopForm } from '../../shop/useShopForm.ts';
import { useDataText, useText } from '../../shop/useText.ts';
import type { CartFault, PromoIntent } from './cartAction.ts';
import * as paths from '../../paths/index.ts';

/** What stands between the cart and the checkout, above the lines (CART-011). */
export function CartFindings({ cart }: { cart: Cart }) {
  const { messages = cart.checkoutMessageData } = (useActionData() as CartFault | undefined) ?? {};
  if (messages.length === 0) return null;
  return (
    <Card as="section" role="alert">
      <Stack gap={2}>
        {messages.map((message) => (
          <Text key={message}>{message}</Text>
        ))}
      </Stack>
    </Card>
  );
}

type PromoCodesProps = {
  readonly cart: Cart;
  /** Of the estimate, which stays as it is. */
  readonly postalCode: string | undefined;
};

/** The codes of the cart and what each saves, and a quiet field for one more (CART-018, CART-019). */
export function PromoCodes({ cart, postalCode }: PromoCodesProps) {
  const text = useText();
  const { money } = useFormat();
  const { market } = useShop();
  const promo = (useActionData() as CartFault | undefined)?.promo;
  const codes = cartCodes(cart);
  const list = useNewCodeFocus(codes.map(({ promoCode }) => promoCode));
  const field = useRef<HTMLInputElement>(null);
  // What was refused is where one goes on (PLUS-019).
  useEffect(() => {
    if (promo) field.current?.focus();
  }, [promo]);
  return (
    <Stack gap={2} ref={list}>
      {codes.map(({ promoCode, discount, message }) => {
        const amount = money(toMinor(discount, market.currency.minorDigits), undefined, { trim: true });
        return (
          <PromoForm key={promoCode} intent="remove-promo" code={promoCode} postalCode={postalCode}>
            {(isPending) => (
              <Inline gap={3}>
                <Text weight="bold" tabIndex={-1} data-code={promoCode}>
                  {discount > 0 ? text('cart.promoSaves', { code: promoCode, amount }) : promoCode}
                </Text>
                <Button
                  type="submit"
                  variant="quiet"
                  size="s"
                  pending={isPending}
                  aria-label={text('cart.removePromoOf', { code: promoCode })}
                >
                  {text('cart.removePromo')}
                </Button>
                {discount === 0 && message && <Text size="bodyS">{message}</Text>}
              </Inline>
            )}
          </PromoForm>
        );
      })}
      <Disclosure
        // A code that was taken leaves neither its letters nor an open field behind.
        key={codes.map(({ promoCode }) => promoCode).join()}
        variant="plain"
        summary={text('cart.addPromo')}
        open={promo !== undefined}
      >
        <PromoForm intent="apply-promo" postalCode={postalCode}>
          {(isPending) => <CodeField field={field} fault={promo} isPending={isPending} />}
        </PromoForm>
      </Disclosure>
    </Stack>
  );
}

/** The field of a code that was taken closes: the focus goes on to what the code saves, which is then read. */
function useNewCodeFocus(codes: readonly string[]) {
  const list = useRef<HTMLDivElement>(null);
  const last = useRef(codes);
  useLayoutEffect(() => {
    const added = codes.find((code) => !last.current.includes(code));
    last.current = codes;
    if (added !== undefined)
      list.current?.querySelector<HTMLElement>(`[data-code="${CSS.escape(added)}"]`)?.focus();
  });
  return list;
}

type CodeFieldProps = {
  readonly field: Ref<HTMLInputElement>;
  readonly fault: CartFault['promo'];
  readonly isPending: boolean;
};

function CodeField({ field, fault, isPending }: CodeFieldProps) {
  const text = useText();
  return (
    <TextField
      ref={field}
      name="promoCode"
      label={text('cart.promoCode')}
      defaultValue={fault?.typed ?? ''}
      errorMessage={fault?.message}
      autoCapitalize="characters"
      autoComplete="off"
      spellCheck={false}
      required
      end={
        <Button type="submit" pending={isPending}>
          {text('cart.applyPromo')}
        </Button>
      }
    />
  );
}

type PromoFormProps = {
  readonly intent: PromoIntent;
  readonly code?: string;
  readonly postalCode: string | undefined;
  readonly children: (isPending: boolean) => ReactNode;
};

function PromoForm({ intent, code, postalCode, children }: PromoFormProps) {
  const { formData } = useNavigation();
  const isPending =
    formData?.get('intent') === intent && (code === undefined || formData.get('promoCode') === code);
  return (
    <IntentForm
      action={paths.cart()}
      intent={intent}
      fields={{ promoCode: code, postalCode: postalCode || undefined }}
    >
      {children(isPending)}
    </IntentForm>
  );
}

const placeForm = (market: Market) =>
  defineForm([{ name: 'postalCode', check: (value) => postalCodeRule(value, market) }]);

/** Tax and delivery by postal code before the checkout (PLUS-017). */
export function PostalCodeForm({ place }: { place: string | undefined }) {
  const text = useText();
  const label = useDataText();
  const { market } = useShop();
  const { postalCode } = market;
  const { formProps, field } = useShopForm({
    id: 'place',
    rules: placeForm(market),
    start: { postalCode: place ?? '' },
    kinds: { postalCode: 'postalCode' },
    withSummary: false,
  });
  return (
    <Disclosure
      variant="plain"
      summary={place ? text('cart.changePlace') : text('cart.enterPlace')}
      open={!place}
    >
      <form method="get" action={paths.cart()} {...formProps}>
        <TextField
          {...field('postalCode')}
          label={label(postalCode.labelKey)}
          inputMode={postalCode.inputMode}
          pattern={postalCode.pattern}
          autoComplete="postal-code"
          placeholder={postalCode.example}
          required
          end={<Button type="submit">{text('cart.calculate')}</Button>}
        />
      </form>
    </Disclosure>
  );
}
