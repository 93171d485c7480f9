import type { ComponentProps } from 'react';
import { useLinkComponent, useStrings } from '../../i18n/UiProvider.tsx';
import { classNames } from '../private/classNames.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Link.css.ts';

export interface LinkProps extends ComponentProps<'a'> {
  href: string;
  /** `inline` in running text is underlined (WCAG 1.4.1); `quiet` in menus and lists is not. */
  variant?: keyof typeof styles.variant;
  tone?: keyof typeof styles.tone;
  /** Opens a new tab and says so. */
  newTab?: boolean;
}

/** A link made of the provider's link component. */
export function Link({ variant = 'inline', tone = 'link', newTab, className, children, ...rest }: LinkProps) {
  const Anchor = useLinkComponent();
  return (
    <Anchor
      className={classNames(styles.root, styles.variant[variant], styles.tone[tone], className)}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
      {...rest}
    >
      {children}
      {newTab && <NewTabNote />}
    </Anchor>
  );
}

/** What a link that opens a new tab says besides its name. */
export function NewTabNote() {
  const { opensInNewTab } = useStrings();
  return (
    <>
      {' '}
      <VisuallyHidden>{`(${opensInNewTab})`}</VisuallyHidden>
    </>
  );
}
