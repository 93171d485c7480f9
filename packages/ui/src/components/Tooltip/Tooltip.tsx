import type { CSSProperties, ReactElement, ReactNode, Ref } from 'react';
import { Focusable } from 'react-aria-components/Focusable';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { useLocale } from '../../i18n/UiProvider.tsx';
import { classNames } from '../private/classNames.ts';
import * as styles from './Tooltip.css.ts';

export interface TooltipProps {
  /** A few words more; nothing that is needed, for fingers never see it. */
  content: ReactNode;
  /** One element of the platform that takes the focus: a button or link. */
  children: ReactElement<Record<string, unknown>, string>;
  /** Default `top`; the other side where there is no room. */
  placement?: 'top' | 'bottom' | 'start' | 'end';
  /** Opened and closed by its parent, as a hint that shows by itself. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

/** A hint beside what is hovered or focused. Escape closes it, and it may be hovered itself (WCAG 1.4.13). */
export function Tooltip(props: TooltipProps) {
  const { content, children, placement = 'top', isOpen, onOpenChange, className, ...rest } = props;
  return (
    <TooltipTrigger
      delay={500}
      closeDelay={200}
      {...(isOpen !== undefined && { isOpen })}
      {...(onOpenChange && { onOpenChange })}
    >
      <Focusable>{children}</Focusable>
      {/* Where start and end are is a matter of the language. */}
      <I18nProvider locale={useLocale()}>
        <AriaTooltip
          offset={8}
          placement={placement}
          className={classNames(styles.root, className)}
          {...rest}
        >
          {content}
        </AriaTooltip>
      </I18nProvider>
    </TooltipTrigger>
  );
}
