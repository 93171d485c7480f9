import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { ChatIcon } from '../../components/Icon/contactIcons.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { BlockProps } from '../private/blockProps.ts';

export interface WhatsAppLinkProps extends BlockProps<'p'> {
  /** On `wa.me`, with the first message; a plain link, so that nothing is fetched before a shopper presses it. */
  href: string;
}

/** The way into a talk on WhatsApp, in markets whose shop answers there. */
export function WhatsAppLink({ href, ...rest }: WhatsAppLinkProps) {
  const { shell } = useStrings();
  return (
    <p {...rest}>
      <ButtonLink href={href} rel="noopener" variant="outline" icon={<ChatIcon size={20} />}>
        {shell.whatsApp}
      </ButtonLink>
    </p>
  );
}
