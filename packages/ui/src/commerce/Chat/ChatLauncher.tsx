import type { CSSProperties, ReactNode, Ref } from 'react';
import { ChatIcon } from '../../components/Icon/contactIcons.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { useLinkComponent, useStrings } from '../../i18n/UiProvider.tsx';
import { pressInPlace } from '../private/pressInPlace.ts';
import * as styles from './ChatLauncher.css.ts';

export interface ChatLauncherProps {
  /** `checking` while it is asked whether somebody is at the desk. */
  status: 'checking' | 'open' | 'closed';
  /** Where a chat begins. */
  href: string;
  /** Opens the chat's own window in place of the page. */
  onOpen?: () => void;
  /** Of the desk, as the shop words them; said while it is closed. */
  hours?: string;
  className?: string;
  style?: CSSProperties;
  /** Its element is the link, or the line that stands in its place. */
  ref?: Ref<HTMLElement>;
}

/** The way into a chat, and whether there is one. The page says where it floats. */
export function ChatLauncher({ status, href, onOpen, hours, className, ...rest }: ChatLauncherProps) {
  const { chat } = useStrings();
  const Anchor = useLinkComponent();
  if (status === 'open') {
    return (
      <Anchor
        href={href}
        className={classNames(styles.open, className)}
        {...(onOpen && { onClick: pressInPlace(onOpen) })}
        {...(rest as { ref?: Ref<HTMLAnchorElement> })}
      >
        <ChatIcon size={20} />
        {chat.open}
      </Anchor>
    );
  }
  const words: ReactNode =
    status === 'checking'
      ? chat.checking
      : [chat.closed, hours && chat.hours(hours)].filter(Boolean).join('. ');
  return (
    <p className={classNames(styles.quiet, className)} {...(rest as { ref?: Ref<HTMLParagraphElement> })}>
      {status === 'checking' ? <Spinner /> : <ChatIcon size={20} />}
      {words}
    </p>
  );
}
