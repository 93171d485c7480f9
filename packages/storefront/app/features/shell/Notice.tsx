import { PageBody, Text } from '@driveline/ui';
import { useSearchParams } from 'react-router-dom';
import { useNoticeText } from '../../shop/useErrorText.ts';

/** What a form without script could not do; the key came with the address. */
export function Notice() {
  const [query] = useSearchParams();
  const noticeText = useNoticeText();
  const key = query.get('notice') ?? walletKey(query.get('paypal'));
  if (!key) return null;
  return (
    <PageBody>
      <Text role="alert" weight="bold">
        {noticeText(key)}
      </Text>
    </PageBody>
  );
}

/** What the way back from PayPal says of it, in the addresses that API-119 and API-120 name. */
const walletKey = (outcome: string | null) => outcome && `paypal_${outcome}`;
