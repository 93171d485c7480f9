import type { ComponentProps, ReactNode } from 'react';
import { CloseIcon } from '../../components/Icon/navigationIcons.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { useStrings } from '../../i18n/UiProvider.tsx';
import { ActForm, type Act } from '../private/ActForm.tsx';
import * as styles from '../private/strip.css.ts';

export interface DismissibleBannerProps extends Omit<ComponentProps<'section'>, 'aria-label'> {
  /** What the strip is about; its name as a region. */
  label: string;
  /** `quiet` (default) for what holds every day, `promo` for the rewards pilot, `info` for what an account asks. */
  tone?: Exclude<keyof typeof styles.tone, 'check'>;
  link?: { href: string; words: ReactNode; newTab?: boolean; onFollow?: () => void };
  /** Of the close button. */
  dismissal: Act;
  /** The words. */
  children: ReactNode;
}

/**
 * A strip that announces one thing and can be sent away: the 90-day returns above the footer, the rewards pilot, what
 * an account asks its owner. It stands in the page, covers nothing and is silent.
 */
export function DismissibleBanner(props: DismissibleBannerProps) {
  const { label, tone = 'quiet', link, dismissal, className, children, ...rest } = props;
  const { close } = useStrings();
  return (
    <section aria-label={label} className={classNames(styles.root, styles.tone[tone], className)} {...rest}>
      <p className={styles.words}>
        <span>{children}</span>
        {link && (
          <Link
            href={link.href}
            tone="inherit"
            newTab={link.newTab}
            className={styles.link}
            onClick={link.onFollow}
          >
            {link.words}
          </Link>
        )}
      </p>
      <ActForm act={dismissal} className={styles.close}>
        <IconButton type="submit" label={close}>
          <CloseIcon size={20} />
        </IconButton>
      </ActForm>
    </section>
  );
}
