import { noticeKey } from '@driveline/hooks';
import { Alert, Link } from '@driveline/ui';
import { useSearchParams } from 'react-router-dom';
import { useNoticeText } from '../../shop/useErrorText.ts';
import { useText } from '../../shop/useShop.ts';
import * as paths from '../../paths/index.ts';

/** What happened on the way to a page, with the step where it is looked after. */
export function PageNotice() {
  const text = useText();
  const noticeText = useNoticeText();
  const key = noticeKey(useSearchParams()[0]);
  if (!key) return null;
  const isDates = key === 'checkout.datesMoved';
  const way = isDates && <Link href={paths.checkout('delivery')}>{text('checkout.seeDates')}</Link>;
  return (
    <Alert tone="warning" role="alert" actions={way || null}>
      {noticeText(key)}
    </Alert>
  );
}
