import type { ComponentProps } from 'react';
import { ChatIcon } from '../../components/Icon/contactIcons.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { useLinkComponent, useStrings } from '../../i18n/UiProvider.tsx';
import { pressInPlace } from '../private/pressInPlace.ts';
import * as styles from './ContactTab.css.ts';

export interface ContactTabProps extends Omit<ComponentProps<'a'>, 'children' | 'onClick'> {
  /** The page with all ways to reach the shop; where the tab leads without script, or without `onOpen`. */
  href: string;
  /** Opens the ways to reach the shop over the page. */
  onOpen?: () => void;
}

/** A vertical tab that leads to the desk. The page says where it hangs. */
export function ContactTab({ onOpen, className, ...rest }: ContactTabProps) {
  const { contact } = useStrings();
  const Anchor = useLinkComponent();
  return (
    <Anchor
      className={classNames(styles.root, className)}
      {...(onOpen && { 'aria-haspopup': 'dialog', onClick: pressInPlace(onOpen) })}
      {...rest}
    >
      <ChatIcon size={20} />
      {contact.tab}
    </Anchor>
  );
}
