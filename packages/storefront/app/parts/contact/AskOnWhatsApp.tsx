import { whatsAppHref } from '@driveline/hooks';
import { WhatsAppLink } from '@driveline/ui';
import { useShop } from '../../shop/useShop.ts';

/** The way to ask on WhatsApp, with the first message; nothing where the market has no number. */
export function AskOnWhatsApp({ message }: { readonly message: string }) {
  const href = whatsAppHref(useShop().market, message);
  return href && <WhatsAppLink href={href} />;
}
