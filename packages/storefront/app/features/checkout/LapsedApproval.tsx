import { toMinor, type CheckoutState } from '@driveline/api';
import { Alert, useFormat, vendorName } from '@driveline/ui';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useText } from '../../shop/useText.ts';

/** A wallet that was approved for another amount: why it is not chosen any more (CART-050). */
export function LapsedApproval({ state: { approvalLapsed } }: { state: CheckoutState }) {
  const text = useText();
  const { money } = useFormat();
  const { market } = useShop();
  if (!approvalLapsed) return null;
  const { cardType, approvedAmount } = approvalLapsed;
  const amount = money(toMinor(approvedAmount, market.currency.minorDigits));
  return (
    <Alert tone="warning" role="status">
      {text('payment.lapsed', { method: vendorName(cardType), amount })}
    </Alert>
  );
}
