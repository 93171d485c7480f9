import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useFormat, useStrings } from '../../i18n/UiProvider.tsx';
import { Stars } from '../Rating/Rating.tsx';
import type { ReviewItem } from './ReviewList.tsx';
import { useLanguageName } from './languageName.ts';
import * as styles from './ReviewList.css.ts';

/** A review to read, its words as they were typed. */
export function Review(review: ReviewItem) {
  const { stars, author, place, month, title, text, installed, vehicle, locale } = review;
  const { content, offer } = useStrings();
  const { date, number } = useFormat();
  const language = useLanguageName(locale);
  const fits = vehicle && (vehicle.fits === undefined ? 'unknown' : vehicle.fits ? 'yes' : 'no');
  return (
    <li className={styles.review}>
      <p>
        <Stars value={stars} />
        <VisuallyHidden>{offer.rating(number(stars))}</VisuallyHidden>
      </p>
      {title !== undefined && (
        <p lang={locale} className={styles.typed}>
          <strong>{title}</strong>
        </p>
      )}
      {text !== undefined && (
        <p lang={locale} className={styles.typed}>
          {text}
        </p>
      )}
      {vehicle && fits && <p>{content.reviewFit[fits](vehicle.name)}</p>}
      {vehicle?.reply !== undefined && (
        <p className={styles.reply}>
          <strong>{content.partsDesk}</strong> {vehicle.reply}
        </p>
      )}
      <p className={styles.who}>
        <span translate="no">{author}</span>
        {place && <span>{place}</span>}
        <time dateTime={month}>{date(`${month}-01`, 'month')}</time>
        {language && <span>{language}</span>}
        {installed && <span>{content.installedBy[installed]}</span>}
        {review.isBuyer && <span>{content.boughtHere}</span>}
        {review.demonstration && <strong>{content.demonstrationReview}</strong>}
      </p>
    </li>
  );
}
