import type { ReactElement } from 'react';
import { MenuTrigger } from 'react-aria-components/Menu';
import { Pressable } from 'react-aria-components/Pressable';
import { useStrings } from '../../i18n/UiProvider.tsx';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { ChevronDownIcon } from '../Icon/navigationIcons.tsx';
import type { MenuAction } from '../MenuButton/MenuButton.tsx';
import { MenuPanel } from '../MenuButton/MenuPanel.tsx';
import { classNames } from '../private/classNames.ts';
import * as styles from './SplitButton.css.ts';

export interface SplitButtonProps extends Omit<ButtonProps, 'fullWidth'> {
  /** Other ways to do the same thing. */
  items: readonly MenuAction[];
  onAction: (id: string) => void;
  /** Name of the second button; default "More". */
  menuLabel?: string;
  defaultOpen?: boolean;
}

/** The usual way to do something, and its rarer ways in a menu. `className` and `style` go to both, the rest to the first. */
export function SplitButton(props: SplitButtonProps) {
  const { items, onAction, menuLabel, defaultOpen, className, style, ...button } = props;
  const { variant, size, disabled } = button;
  const { more } = useStrings();
  const label = menuLabel ?? more;
  const trigger = (
    <Button
      {...(variant && { variant })}
      {...(size && { size })}
      disabled={disabled}
      aria-label={label}
      title={label}
      className={styles.second}
    >
      <ChevronDownIcon size={18} />
    </Button>
  );
  return (
    <div role="group" className={classNames(styles.root, className)} style={style}>
      <Button {...button} className={styles.first} />
      <MenuTrigger {...(defaultOpen && { defaultOpen })}>
        <Pressable isDisabled={disabled === true}>
          {trigger as ReactElement<Record<string, unknown>, string>}
        </Pressable>
        <MenuPanel items={items} onAction={onAction} placement="bottom end" />
      </MenuTrigger>
    </div>
  );
}
