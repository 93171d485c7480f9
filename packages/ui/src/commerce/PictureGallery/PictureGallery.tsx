import { useId, type ComponentProps } from 'react';
import { classNames } from '../../components/private/classNames.ts';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { PartPictureSource } from '../model/product.ts';
import { PartPicture } from '../PartPicture/PartPicture.tsx';
import * as styles from './PictureGallery.css.ts';

export interface GalleryPicture {
  id: string;
  source: PartPictureSource;
  /** What it shows that the others do not: 'the back', 'with its box'. */
  label: string;
}

export interface PictureGalleryProps extends Omit<ComponentProps<'fieldset'>, 'aria-label' | 'children'> {
  /** What the pictures show; their name as a group. */
  title: string;
  /** The first one is shown first. */
  pictures: readonly GalleryPicture[];
}

/**
 * A part from several sides: one picture large, all of them small below it. The small ones are the platform's radio
 * buttons: one stop of the Tab key, arrows choose, and it works without script. Large ones load when they are chosen.
 */
export function PictureGallery({ title, pictures, className, ...rest }: PictureGalleryProps) {
  const group = useId();
  const { gallery } = useStrings();
  return (
    <fieldset aria-label={gallery.pictures(title)} className={classNames(styles.root, className)} {...rest}>
      {pictures.map(({ id, source, label }, index) => (
        <div key={id} className={styles.item}>
          <figure className={classNames(styles.stage, pictures.length === 1 && styles.alone)}>
            <PartPicture picture={source} shape="stage" label={label} priority={index === 0} />
          </figure>
          {pictures.length > 1 && (
            <label className={styles.small}>
              <PartPicture picture={source} shape="small" className={styles.smallPicture} />
              <input
                type="radio"
                name={group}
                value={id}
                defaultChecked={index === 0}
                aria-label={gallery.picture(index + 1, pictures.length, label)}
                className={styles.choice}
              />
            </label>
          )}
        </div>
      ))}
    </fieldset>
  );
}
