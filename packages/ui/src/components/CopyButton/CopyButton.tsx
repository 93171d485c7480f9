import type { MouseEvent } from 'react';
import { useStrings } from '../../i18n/UiProvider.tsx';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { CopyIcon } from '../Icon/actionIcons.tsx';
import { CheckIcon } from '../Icon/statusIcons.tsx';
import { useCopy } from '../private/useCopy.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface CopyButtonProps extends Omit<ButtonProps, 'icon' | 'pending' | 'value'> {
  /** What is copied. */
  value: string;
  /** After it was copied. */
  onCopied?: () => void;
  /** The browser did not let it be copied; the text on the page can still be marked. */
  onRefused?: (error: unknown) => void;
}

/** Copies a code, and says so. Its words name what is copied: "Copy the Pix code". */
export function CopyButton({ value, onCopied, onRefused, onClick, children, ...rest }: CopyButtonProps) {
  const { copied } = useStrings();
  const { isCopied, copy } = useCopy(value, { onCopied, onRefused });
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) copy();
  };
  return (
    <>
      <Button
        size="s"
        icon={isCopied ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
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
