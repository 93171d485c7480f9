import { useEffect, useEffectEvent } from 'react';
import type { ShopForm } from '../../shop/useShopForm.ts';

/** With an answer a typed password goes, and where it was refused the focus stands in its field (ACCT-015, ACCT-024). */
export function usePasswordAnew(
  { formProps, setValue }: ShopForm,
  answer: object | undefined,
  { isFocused = false, name = 'password' }: { readonly isFocused?: boolean; readonly name?: string } = {},
): void {
  const begin = useEffectEvent(() => {
    setValue(name, '');
    const field = formProps.ref.current?.elements.namedItem(name);
    if (isFocused && field instanceof HTMLInputElement) field.focus();
  });
  useEffect(() => {
    if (answer) begin();
  }, [answer]);
}
