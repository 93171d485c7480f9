import { classNames } from '../../components/private/classNames.ts';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import * as styles from './SiteHeader.css.ts';

/** A heading line and a label line, each a link only when it has an address [SHELL-008]. */
export interface PromoAd {
  heading: string;
  headingHref?: string;
  label: string;
  labelHref?: string;
}

export interface PromoStripProps extends BlockProps<'section'> {
  ads?: readonly PromoAd[];
}

/** The first two ads; nothing with fewer than two [SHELL-007]. */
export function PromoStrip({ ads = [], className, ...rest }: PromoStripProps) {
  const { shell } = useStrings();
  if (ads.length < 2) return null;
  return (
    <section
      aria-label={shell.promotions}
      className={classNames(styles.promo, className)}
      data-promo
      {...rest}
    >
      {ads.slice(0, 2).map((ad) => (
        <span key={ad.heading} className={styles.ad}>
          <Line href={ad.headingHref}>{ad.heading}</Line>
          <span className={styles.adLabel}>
            <Line href={ad.labelHref}>{ad.label}</Line>
          </span>
        </span>
      ))}
    </section>
  );
}

function Line({ href, children }: { href?: string; children: string }) {
  return href ? (
    <a href={href} className={styles.adLink}>
      {children}
    </a>
  ) : (
    <span>{children}</span>
  );
}
