import { isAllShared, MOST_SHARED, sharedPath } from '@driveline/hooks';
import { ShareLink } from '@driveline/ui';
import { useText } from '../../shop/useShop.ts';

export type ShareCartProps = { lines: Parameters<typeof sharedPath>[0]; of: 'cart' | 'list' };

const labels = { cart: 'cart.share', list: 'cart.shareList' } as const;

/** What is in the cart or saved, as a link (PLUS-068). */
export function ShareCart({ lines, of }: ShareCartProps) {
  const text = useText();
  return (
    <ShareLink href={sharedPath(lines)} copied={text('cart.linkCopied')}>
      {text(isAllShared(lines) ? labels[of] : 'cart.shareFirst', { count: MOST_SHARED })}
    </ShareLink>
  );
}
