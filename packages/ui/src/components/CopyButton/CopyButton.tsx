import type { MouseEvent } from 'react';
import { useStrings } from '../../i18n/UiProvider.tsx';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { CopyIcon } from '../Icon/actionIcons.tsx';
import { CheckIcon } from '../Icon/statusIcons.tsx';
import { classNames } from '../private/classNames.ts';
import { useCopy } from '../private/useCopy.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './CopyButton.css.ts';

export interface CopyButtonProps extends Omit<ButtonProps, 'icon' | 'pending' | 'value'> {
  /** What is copied. */
  value: string;
  /** After it was copied. */
  onCopied?: () => void;
  /** The browser did not let it be copied; the text on the page can still be marked. */
  onRefused?: (error: unknown) => void;
}

/** Copies a code, and says so. Its words name what is copied: "Copy the Pix code". */
export function CopyButton(props: CopyButtonProps) {
  const { value, onCopied, onRefused, onClick, size = 's', className, children, ...rest } = props;
  const { copied } = useStrings();
  const { isCopied, copy } = useCopy(value, { onCopied, onRefused });
  const side = size === 's' ? 16 : 18;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) copy();
  };
  return (
    <>
      <Button
        size={size}
        icon={isCopied ? <CheckIcon size={side} /> : <CopyIcon size={side} />}
        className={classNames(styles.root, className)}
        {...rest}
        onClick={handleClick}
      >
        {children}
      </Button>
      {/* Beside the button: what a live region inside its name says would change the name instead. */}
      <VisuallyHidden role="status">{isCopied && copied}</VisuallyHidden>
    </>
  );
}
