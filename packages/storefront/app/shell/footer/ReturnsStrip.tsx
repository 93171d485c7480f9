import { returnsNotice, useFooterContent } from '@driveline/hooks';
import { DismissibleBanner } from '@driveline/ui/banners';
import { formTarget } from '../../intents/formTarget.ts';
import { useShop } from '../../shop/useShop.ts';

/**
 * SHELL-055: the days for returns above the footer, in the content's words; nothing without them. The server
 * renders it: a form that works as it stands needs no script of its own.
 */
export function ReturnsStrip() {
  const { record } = useShop();
  const { data } = useFooterContent();
  const notice = returnsNotice(data);
  if (!notice || record.hidesReturns) return null;
  const { name, label, title, CTALink } = notice;
  return (
    <DismissibleBanner
      data-returns
      label={name}
      dismissal={{ target: formTarget('hide-returns') }}
      {...(title && { link: { href: CTALink, words: title } })}
    >
      {label}
    </DismissibleBanner>
  );
}
