import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { ChatIcon } from '../../components/Icon/contactIcons.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import * as styles from './ChatLink.css.ts';

export interface ChatLinkProps extends BlockProps<'p'> {
  /** The chat's own page, which says when nobody is at the desk. */
  href: string;
  /** Phones have it too; without it they have the ways beside it (STATE-039). */
  isOnPhones?: boolean;
}

/** The way into a chat from a page, the same with and without script. */
export function ChatLink({ href, isOnPhones = false, className, ...rest }: ChatLinkProps) {
  const { chat } = useStrings();
  return (
    <p data-phones={isOnPhones} className={classNames(styles.root, className)} {...rest}>
      <ButtonLink href={href} icon={<ChatIcon size={20} />}>
        {chat.open}
      </ButtonLink>
    </p>
  );
}
