import { toMinor, type Cart } from '@driveline/api';
import { cartCodes } from '@driveline/hooks';
import { Button, Disclosure, Inline, Stack, Text, useFormat } from '@driveline/ui';
import { TextField } from '@driveline/ui/forms';
import { useEffect, useLayoutEffect, useRef, type ComponentProps, type ReactNode, type Ref } from 'react';
import { useActionData, useNavigation } from 'react-router-dom';
import { IntentForm } from '../../intents/IntentForm.tsx';
import { useShop, useText } from '../../shop/useShop.ts';
import type { PromoFault, PromoIntent } from './changeCode.ts';

/** Why the last code was refused. */
export const usePromoFault = () => (useActionData() as { readonly promo?: PromoFault } | undefined)?.promo;

/** Where the codes are shown. */
type Place = {
  /** Page whose action takes them, and shows what became of them. */
  readonly action: string;
  /** What that page is told beside the code, so that it stays as it is. */
  readonly fields?: ComponentProps<typeof IntentForm>['fields'];
};

type PromoCodesProps = Place & { readonly cart: Cart };

/** The codes of the cart and what each saves, and a quiet field for one more (CART-018, CART-019). */
export function PromoCodes({ cart, ...place }: PromoCodesProps) {
  const text = useText();
  const { money } = useFormat();
  const { market } = useShop();
  const promo = usePromoFault();
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
          <PromoForm key={promoCode} intent="remove-promo" code={promoCode} {...place}>
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
        <PromoForm intent="apply-promo" {...place}>
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
  readonly fault: PromoFault | undefined;
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

type PromoFormProps = Place & {
  readonly intent: PromoIntent;
  readonly code?: string;
  readonly children: (isPending: boolean) => ReactNode;
};

function PromoForm({ intent, code, action, fields, children }: PromoFormProps) {
  const { state, formData } = useNavigation();
  // Not while the page loads what came of it: a code that was refused can be mended, and sent, before that is here.
  const isPending =
    state === 'submitting' &&
    formData?.get('intent') === intent &&
    (code === undefined || formData.get('promoCode') === code);
  return (
    // What is wrong the server says, also where no script keeps the browser's own words away.
    <IntentForm noValidate data-replace="" fields={{ ...fields, promoCode: code }} {...{ action, intent }}>
      {children(isPending)}
    </IntentForm>
  );
}
