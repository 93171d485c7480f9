import { Text } from '@driveline/ui';
import { useSearchParams } from 'react-router-dom';
import { useNoticeText } from '../../shop/useErrorText.ts';
import { PageBody } from '../page/index.ts';

/** What a form without script could not do; the key came with the address. */
export function Notice() {
  const [query] = useSearchParams();
  const noticeText = useNoticeText();
  const key = query.get('notice');
  if (!key) return null;
  return (
    <PageBody>
      <Text role="alert" weight="bold">
        {noticeText(key)}
      </Text>
    </PageBody>
  );
}
