import type { OrderChange } from '@driveline/hooks';
import { Alert, ButtonLink, Stack, Text, useFormat } from '@driveline/ui';
import { useText } from '../../shop/useText.ts';
import type { CheckoutFault } from './checkoutData.ts';

/** Why an order was not placed, what changed since it was seen, and the way on where that is not the button below. */
export function OrderFault({ fault }: { fault: CheckoutFault | undefined }) {
  const text = useText();
  if (fault?.isUnknown) {
    return (
      <Alert tone="warning" role="alert">
        {text('checkout.checkingOrder')}
      </Alert>
    );
  }
  if (fault?.message === undefined) return null;
  if (fault.changes) return <Changes changes={fault.changes} />;
  const actions = fault.wayOn === 'cart' && (
    <ButtonLink href="/cart" size="s">
      {text('checkout.editCart')}
    </ButtonLink>
  );
  return (
    <Alert tone="error" role="alert" {...(actions && { actions })}>
      {fault.message || text('error_generic')}
    </Alert>
  );
}

function Changes({ changes }: { changes: readonly OrderChange[] }) {
  const text = useText();
  const changeText = useChangeText();
  return (
    <Alert tone="warning" role="alert" title={text('checkout.changed')}>
      <Stack gap={2} as="ul">
        {changes.map((change) => (
          <Text as="li" size="bodyS" key={JSON.stringify(change)}>
            {changeText(change)}
          </Text>
        ))}
      </Stack>
      <Text size="bodyS">{text('checkout.changedLead')}</Text>
    </Alert>
  );
}

/** A change in a sentence, with what was before and what is now. */
function useChangeText(): (change: OrderChange) => string {
  const text = useText();
  const { money } = useFormat();
  return (change) => {
    switch (change.kind) {
      case 'added':
      case 'removed':
        return text(`checkout.change.${change.kind}`, { title: change.title, count: change.quantity });
      case 'quantity':
        return text('checkout.change.quantity', {
          title: change.title,
          before: change.before,
          now: change.now,
        });
      case 'contact':
      case 'payment':
        return text(`checkout.change.${change.kind}`);
      case 'code': {
        const amounts = { title: change.title, before: money(change.before), now: money(change.now) };
        return text(change.now === 0 ? 'checkout.change.codeGone' : 'checkout.change.code', amounts);
      }
      default: {
        const title = 'title' in change ? change.title : '';
        const amounts = { title, before: money(change.before), now: money(change.now) };
        return text(`checkout.change.${change.kind}`, amounts);
      }
    }
  };
}
