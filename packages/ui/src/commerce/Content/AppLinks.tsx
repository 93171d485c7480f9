import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { PhoneIcon } from '../../components/Icon/contactIcons.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { Text } from '../../components/Text/Text.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import { QrCode } from '../Order/QrCode.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import { Rating } from '../Rating/Rating.tsx';
import * as styles from './AppLinks.css.ts';

export interface AppLinksProps extends BlockProps<'div'> {
  /** The app in the stores of phones, that of the shopper's phone first. */
  links: readonly { system: 'ios' | 'android'; href: string }[];
  rating?: { value: number; count: number } | undefined;
  /** Address that a phone reads from the screen of a desktop. */
  pageUrl?: string | undefined;
}

/** Where the shop's app is had: badges, and on a desktop a code for the phone's camera [CONTENT-028]. */
export function AppLinks({ links, rating, pageUrl, className, ...rest }: AppLinksProps) {
  const { content } = useStrings();
  return (
    <div className={classNames(styles.root, className)} {...rest}>
      <div className={styles.badges}>
        {links.map(({ system, href }) => (
          <ButtonLink key={system} href={href} icon={<PhoneIcon size={20} />}>
            {content.appStore[system]}
          </ButtonLink>
        ))}
      </div>
      {rating && <Rating {...rating} />}
      {pageUrl && (
        <div className={styles.code}>
          <QrCode text={pageUrl} label={content.scanLabel} />
          <Text size="bodyS" tone="secondary">
            {content.scan}
          </Text>
        </div>
      )}
    </div>
  );
}
