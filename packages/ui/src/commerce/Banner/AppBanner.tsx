import type { ComponentProps, ReactNode } from 'react';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { CloseIcon } from '../../components/Icon/navigationIcons.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import { ActForm, type Act } from '../private/ActForm.tsx';
import { Rating } from '../Rating/Rating.tsx';
import * as styles from './AppBanner.css.ts';

export interface AppBannerProps extends Omit<ComponentProps<'section'>, 'aria-label' | 'children'> {
  /** The app's name in the stores. */
  name: string;
  /** The app's icon: a picture or the brand's mark, 48 px square. */
  icon: ReactNode;
  rating?: { value: number; count: number };
  /** The app in the store of the phone's system. */
  href: string;
  onGet?: () => void;
  /** Of the close button. */
  dismissal: Act;
}

/** Offers the shop's app on a phone, along the lower edge. It is a strip, so that nothing has to be closed to shop. */
export function AppBanner(props: AppBannerProps) {
  const { name, icon, rating, href, onGet, dismissal, className, ...rest } = props;
  const { banner, close } = useStrings();
  return (
    <section aria-label={banner.app.label} className={classNames(styles.root, className)} {...rest}>
      <span className={styles.icon}>{icon}</span>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        {rating && <Rating {...rating} />}
      </div>
      <div className={styles.actions}>
        <ButtonLink href={href} variant="primary" size="s" onClick={onGet}>
          <span>
            {banner.app.get} <VisuallyHidden>{name}</VisuallyHidden>
          </span>
        </ButtonLink>
        <ActForm act={dismissal}>
          <IconButton type="submit" label={close}>
            <CloseIcon size={20} />
          </IconButton>
        </ActForm>
      </div>
    </section>
  );
}
