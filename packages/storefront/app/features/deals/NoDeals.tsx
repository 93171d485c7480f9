import { ButtonLink, EmptyState } from '@driveline/ui';
import { useText } from '../../shop/useText.ts';

/** Nothing to save on right now, and where to go on. */
export function NoDeals({
  title,
  href = '/parts',
  action,
}: {
  title: string;
  href?: string;
  action?: string;
}) {
  const text = useText();
  return (
    <EmptyState
      title={title}
      actions={<ButtonLink href={href}>{action ?? text('deals.shopParts')}</ButtonLink>}
    />
  );
}
