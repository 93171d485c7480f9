import { useState, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import * as buttonStyles from '../private/buttonStyles.css.ts';
import { classNames } from '../private/classNames.ts';
import * as styles from './ToggleButton.css.ts';

export interface ToggleButtonProps extends Omit<ComponentProps<'button'>, 'aria-pressed'> {
  /** Held by the parent; without it the button keeps its own state. */
  pressed?: boolean;
  defaultPressed?: boolean;
  onPressedChange?: (pressed: boolean) => void;
  /** Default `m`, 44 px. */
  size?: buttonStyles.ButtonSize;
  /** In front of the words. */
  icon?: ReactNode;
}

/**
 * A button that stays pressed: a view or a filter that is on. Its words stay the same in both states, for the state
 * is said by `aria-pressed`. What takes effect like a light switch is a `Switch`.
 */
export function ToggleButton(props: ToggleButtonProps) {
  const { pressed, defaultPressed = false, onPressedChange, size = 'm', icon, ...button } = props;
  const { className, onClick, children, ...rest } = button;
  const [own, setOwn] = useState(defaultPressed);
  const isPressed = pressed ?? own;
  const toggle = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (event.defaultPrevented) return;
    setOwn(!isPressed);
    onPressedChange?.(!isPressed);
  };
  return (
    <button
      type="button"
      className={classNames(
        buttonStyles.root,
        buttonStyles.size[size],
        buttonStyles.variant.outline,
        styles.root,
        className,
      )}
      {...rest}
      aria-pressed={isPressed}
      onClick={toggle}
    >
      {icon}
      {children}
    </button>
  );
}
