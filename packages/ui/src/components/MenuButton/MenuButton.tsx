import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { MenuTrigger } from 'react-aria-components/Menu';
import { Pressable } from 'react-aria-components/Pressable';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { ChevronDownIcon } from '../Icon/navigationIcons.tsx';
import { MenuPanel } from './MenuPanel.tsx';

export interface MenuAction {
  id: string;
  label: string;
  /** A second line in quiet words. */
  description?: string;
  icon?: ReactNode;
  isDisabled?: boolean;
  /** A place to go instead of something to do. */
  href?: string;
}

export interface MenuButtonProps extends Omit<ButtonProps, 'pending'> {
  /** The words of the button. */
  children: ReactNode;
  items: readonly MenuAction[];
  onAction: (id: string) => void;
  /** Default `bottom start`; the other side where there is no room. */
  placement?: ComponentProps<typeof MenuPanel>['placement'];
  defaultOpen?: boolean;
}

/**
 * A button with a list of things to do. Arrows, Home, End and first letters move in it, Escape and a choice close
 * it. For a choice that stays, take a `Select`.
 */
export function MenuButton(props: MenuButtonProps) {
  const { items, onAction, placement, defaultOpen, children, ...button } = props;
  const trigger = (
    <Button {...button}>
      {children}
      <ChevronDownIcon size={18} />
    </Button>
  );
  return (
    <MenuTrigger {...(defaultOpen && { defaultOpen })}>
      <Pressable>{trigger as ReactElement<Record<string, unknown>, string>}</Pressable>
      <MenuPanel items={items} onAction={onAction} placement={placement} />
    </MenuTrigger>
  );
}
