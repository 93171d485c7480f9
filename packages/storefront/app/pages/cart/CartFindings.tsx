import type { Cart } from '@driveline/api';
import { Card, Stack, Text } from '@driveline/ui';
import { useActionData } from 'react-router-dom';
import type { CartFault } from './cartAction.ts';

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
