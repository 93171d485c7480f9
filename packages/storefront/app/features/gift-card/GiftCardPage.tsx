import { ButtonLink, EmptyState, GiftIcon } from '@driveline/ui';
import { useText } from '../../shop/useText.ts';
import { NamedPage } from '../named-page/index.ts';
import { BALANCE_PATH, GIFT_CARD_PATH } from './paths.ts';

/** `/giftCard`: none is on sale here yet; those that there are pay, and say what they hold (CART-055). */
export function GiftCardPage() {
  const text = useText();
  return (
    <NamedPage
      title={text('giftCard.title')}
      lead={text('giftCard.lead')}
      path={GIFT_CARD_PATH}
      isIndexed={false}
    >
      <EmptyState
        title={text('giftCard.notOnSale')}
        picture={<GiftIcon size={40} />}
        actions={<ButtonLink href={BALANCE_PATH}>{text('giftCard.check')}</ButtonLink>}
      >
        {text('giftCard.notOnSaleLead')}
      </EmptyState>
    </NamedPage>
  );
}
