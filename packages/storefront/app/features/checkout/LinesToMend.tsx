import type { Cart, Line } from '@driveline/api';
import { orderLines } from '@driveline/hooks';
import { Alert, Button, Inline, useStrings } from '@driveline/ui';
import { ACTION_PATH } from '../../intents/formTarget.ts';
import type { IntentName } from '../../intents/intents.ts';
import type { ReactNode } from 'react';
import { useText } from '../../shop/useText.ts';
import { stepPath } from './steps.ts';

/** Lines that cannot be had as they stand, and what buys the rest, without leaving the checkout. */
export function LinesToMend({ cart }: { cart: Cart }) {
  // A part that does not fit is asked about at the button.
  const faulty = orderLines(cart).filter((line) => line.itemHasError && line.misfitAccepted !== false);
  return faulty.map((line) => <LineToMend key={line.commerceItemId} line={line} />);
}

function LineToMend({ line }: { line: Line }) {
  const text = useText();
  const { purchase, remove } = useStrings();
  const { itemDescription: title, quantityLeft } = line;
  return (
    <Alert
      tone="error"
      title={title}
      actions={
        <Inline gap={3}>
          {quantityLeft !== undefined && (
            <MendForm intent="update-line" line={line} fields={{ quantity: quantityLeft }}>
              <Button type="submit" size="s">
                {text('checkout.takeLeft', { count: quantityLeft })}
              </Button>
            </MendForm>
          )}
          <MendForm intent="remove-line" line={line}>
            <Button type="submit" size="s" variant="outline" aria-label={purchase.removeOf(title)}>
              {remove}
            </Button>
          </MendForm>
        </Inline>
      }
    >
      {line.errorMessage}
    </Alert>
  );
}

type MendFormProps = {
  readonly intent: IntentName;
  readonly line: Line;
  readonly fields?: Readonly<Record<string, number>>;
  readonly children: ReactNode;
};

/** Comes back to the checkout where no script runs. */
function MendForm({ intent, line, fields = {}, children }: MendFormProps) {
  const hidden = { intent, commerceItemId: line.commerceItemId, returnTo: stepPath('payment'), ...fields };
  return (
    <form method="post" action={ACTION_PATH} data-intent={intent}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
