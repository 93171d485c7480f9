import type { CSSProperties, ReactElement, ReactNode, Ref } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { Pressable } from 'react-aria-components/Pressable';
import { useLocale, useStrings } from '../../i18n/UiProvider.tsx';
import { CloseIcon } from '../Icon/navigationIcons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { classNames } from '../private/classNames.ts';
import * as styles from './Popover.css.ts';

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  title: ReactNode;
  children: ReactNode;
  /** Default `bottom start`; the other side where there is no room. */
  placement?: 'top' | 'bottom' | 'start' | 'end' | 'bottom start' | 'bottom end' | 'top start' | 'top end';
  /** Opened and closed by its parent. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLElement>;
}

/**
 * Something more about one place of the page, beside it: an explanation, a few settings. The focus goes in and comes
 * back; Escape, its button and a press elsewhere close it. `className`, `style` and `ref` go to its panel.
 */
export function Popover(props: PopoverProps) {
  const {
    trigger,
    title,
    children,
    placement = 'bottom start',
    isOpen,
    onOpenChange,
    className,
    ...rest
  } = props;
  const { close } = useStrings();
  return (
    <I18nProvider locale={useLocale()}>
      <DialogTrigger {...(isOpen !== undefined && { isOpen })} {...(onOpenChange && { onOpenChange })}>
        <Pressable>{trigger as ReactElement<Record<string, unknown>, string>}</Pressable>
        <AriaPopover
          offset={8}
          placement={placement}
          className={classNames(styles.panel, className)}
          {...rest}
        >
          <Dialog className={styles.dialog}>
            {({ close: hide }) => (
              <>
                <div className={styles.header}>
                  <Heading slot="title" className={styles.title}>
                    {title}
                  </Heading>
                  <IconButton label={close} size="s" onClick={hide}>
                    <CloseIcon size={20} />
                  </IconButton>
                </div>
                <div className={styles.body}>{children}</div>
              </>
            )}
          </Dialog>
        </AriaPopover>
      </DialogTrigger>
    </I18nProvider>
  );
}
