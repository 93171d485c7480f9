import type { ComponentProps } from 'react';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { CloseIcon } from '../../components/Icon/navigationIcons.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { useStrings } from '../../i18n/UiProvider.tsx';
import { pressInPlace } from '../private/pressInPlace.ts';
import * as styles from './ProactiveChat.css.ts';

export interface ProactiveChatProps extends Omit<ComponentProps<'aside'>, 'aria-label' | 'children'> {
  /** Where a chat begins. */
  href: string;
  /** Opens the chat's own window in place of the page. */
  onStart?: () => void;
  onClose: () => void;
}

/** Offers a chat to who looks around for long. It takes no focus and covers no words: the page puts it into a corner. */
export function ProactiveChat({ href, onStart, onClose, className, ...rest }: ProactiveChatProps) {
  const { chat, close } = useStrings();
  const { label, question, lead, start } = chat.proposal;
  return (
    <aside aria-label={label} className={classNames(styles.root, className)} {...rest}>
      <div role="status">
        <p className={styles.question}>{question}</p>
        <p className={styles.lead}>{lead}</p>
      </div>
      <IconButton label={close} className={styles.close} onClick={onClose}>
        <CloseIcon size={20} />
      </IconButton>
      <ButtonLink
        href={href}
        variant="primary"
        className={styles.start}
        {...(onStart && { onClick: pressInPlace(onStart) })}
      >
        {start}
      </ButtonLink>
    </aside>
  );
}
