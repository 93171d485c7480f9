import { Alert, Button, PaymentMethodList, Stack } from '@driveline/ui';
import { CardFieldsFrame } from '@driveline/ui/forms';
import { useEffect, useState } from 'react';
import { usePageWords, type PageWord } from './pageWords.ts';
import { useShopData } from './shopData.ts';

/** The ways to pay of the market, all cards as one. */
function useMethods() {
  const words = usePageWords();
  const { methods } = useShopData().market.payments;
  const offered = methods.filter(({ enabled, kind }) => enabled && kind !== 'giftcard');
  const isCard = ({ kind }: (typeof methods)[number]) => kind === 'card';
  const vendors = offered.filter(isCard).map(({ vendor, id }) => vendor ?? id);
  const card = { id: 'card', label: words('payment.method.card'), vendors };
  const first = offered.find(isCard);
  return offered
    .filter((method) => method === first || !isCard(method))
    .map((method) =>
      isCard(method)
        ? card
        : {
            id: method.id,
            label: words(`payment.method.${method.id}` as PageWord),
            note: words(`payment.note.${method.id}` as PageWord),
          },
    );
}

/** How it is paid: the third step of the checkout. */
export function CheckoutPayment({ declined }: { declined: boolean }) {
  const words = usePageWords();
  return (
    <Stack gap={5}>
      {declined && (
        <Alert tone="error" role="alert">
          {words('declined')}
        </Alert>
      )}
      <PaymentMethodList legend={words('payment.method')} methods={useMethods()} defaultValue="card" />
      <GatewayFields />
      <Button variant="primary" fullWidth>
        {words('payment.toReview')}
      </Button>
    </Stack>
  );
}

/** Stands for what a gateway shows in its frame: a page of its own, told the colours of the shop's. */
const gatewayPage = (name: string, scheme: string) => `<!doctype html><title>${name}</title><style>
  :root { color-scheme: ${scheme} }
  body { margin: 4px; display: grid; gap: 12px; grid-template-columns: 1fr 1fr }
  input { box-sizing: border-box; block-size: 48px; padding: 8px 14px; font: 16px sans-serif; background: transparent;
    border: 1px solid; border-radius: 4px; min-inline-size: 0 }
  input:first-of-type { grid-column: 1 / -1 }
</style><input aria-label="${name}" value="4242 4242 4242 4242"><input aria-label="${name}" value="01/30">
<input aria-label="${name}" value="123">`;

function GatewayFields() {
  const name = usePageWords()('payment.frameTitle');
  const [scheme, setScheme] = useState('light');
  const look = () => setScheme(getComputedStyle(document.documentElement).colorScheme);
  useEffect(look, []);
  return (
    <CardFieldsFrame
      label={name}
      src="about:blank"
      srcDoc={gatewayPage(name, scheme)}
      height={116}
      isReady
      onColorModeChange={look}
    />
  );
}
