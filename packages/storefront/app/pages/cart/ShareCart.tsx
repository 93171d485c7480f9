import { sharedPath } from '@driveline/hooks';
import { ShareLink } from '@driveline/ui';
import { useText } from '../../shop/useShop.ts';

export type ShareCartProps = {
  readonly lines: Parameters<typeof sharedPath>[0];
  readonly of: 'cart' | 'list';
};

/** What is in the cart or saved, as a link (PLUS-068). */
export function ShareCart({ lines, of }: ShareCartProps) {
  const text = useText();
  return (
    <ShareLink href={sharedPath(lines)} copied={text('cart.linkCopied')}>
      {text(of === 'cart' ? 'cart.share' : 'cart.shareList')}
    </ShareLink>
  );
}
