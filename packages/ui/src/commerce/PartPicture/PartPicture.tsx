import { Image } from '../../components/Image/Image.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { PartDrawing } from '../../drawings/PartDrawing.tsx';
import type { PartPictureSource } from '../model/product.ts';
import type { BlockProps } from '../private/blockProps.ts';
import * as styles from './PartPicture.css.ts';

export interface PartPictureProps extends BlockProps<'span'> {
  picture: PartPictureSource;
  /** The box; every shape keeps its place while a photograph loads. */
  shape?: keyof typeof styles.shape;
  /** What the picture shows, where no title stands beside it. */
  label?: string;
  /** The largest picture of the first screen. */
  priority?: boolean;
}

const side = { thumb: 48, small: 88, square: 168, tile: 320, stage: 820 } as const;

/** A part's photograph, or the drawing of its kind. */
export function PartPicture({
  picture,
  shape = 'square',
  label,
  priority,
  className,
  ...rest
}: PartPictureProps) {
  const { photo, drawing, drawingHref } = picture;
  const width = side[shape];
  return (
    <span className={classNames(styles.root, styles.shape[shape], className)} {...rest}>
      {photo ? (
        <Image
          src={photo}
          alt={label ?? ''}
          width={width}
          height={shape === 'tile' || shape === 'stage' ? (width * 3) / 4 : width}
          className={styles.photo}
          {...(priority && { priority })}
        />
      ) : (
        <PartDrawing
          family={drawing}
          fine={shape === 'thumb'}
          className={styles.drawing}
          href={drawingHref}
          label={label}
        />
      )}
    </span>
  );
}
