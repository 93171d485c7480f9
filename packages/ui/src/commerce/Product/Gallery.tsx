import { useId } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { CloseIcon } from '../../components/Icon/navigationIcons.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { PartPictureSource } from '../model/product.ts';
import { PartPicture } from '../PartPicture/PartPicture.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import { carCorners } from './carCorners.ts';
import { CarPlan } from './CarPlan.tsx';
import * as styles from './Gallery.css.ts';
import { GalleryViews, type PartContents, type PartMeasures } from './GalleryViews.tsx';

export interface GalleryProps extends BlockProps<'div'> {
  picture: PartPictureSource;
  /** The product's title: what the picture shows. */
  title: string;
  /** Place on the vehicle, worded; a plan of the car shows it where it means a corner. */
  position?: string | undefined;
  /** Measures of the part: a second picture with letters, and their numbers beside it. */
  measures?: PartMeasures | undefined;
  /** What is in the box: a third picture. */
  contents?: PartContents | undefined;
}

/** The part on a large stage, to be enlarged; its measures, what is in its box, and where it sits. */
export function Gallery({ picture, title, position, measures, contents, className, ...rest }: GalleryProps) {
  const { product } = useStrings();
  const zoomId = useId();
  const stage = (
    <div className={classNames(styles.stage, styles.picture)}>
      <PartPicture picture={picture} shape="stage" label={title} priority />
      <IconButton
        label={product.enlarge}
        variant="outline"
        className={styles.enlarge}
        popoverTarget={zoomId}
        aria-haspopup="dialog"
      >
        <Icon size={20}>
          <path d="M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15" />
        </Icon>
      </IconButton>
    </div>
  );
  return (
    <div className={classNames(styles.root, styles.whole, className)} {...rest}>
      {measures || contents ? (
        <GalleryViews {...{ picture, title, measures, contents }}>{stage}</GalleryViews>
      ) : (
        stage
      )}
      <Zoom id={zoomId} picture={picture} title={title} />
      <PositionNote position={position} />
    </div>
  );
}

function Zoom({ id, picture, title }: { id: string; picture: PartPictureSource; title: string }) {
  const { close } = useStrings();
  return (
    <div id={id} popover="auto" role="dialog" aria-label={title} className={styles.zoom}>
      <div className={styles.zoomHead}>
        <p className={styles.zoomTitle}>{title}</p>
        <IconButton label={close} popoverTarget={id} popoverTargetAction="hide">
          <CloseIcon />
        </IconButton>
      </div>
      <PartPicture picture={picture} shape="stage" className={styles.zoomPicture} />
    </div>
  );
}

function PositionNote({ position }: { position: string | undefined }) {
  const { product } = useStrings();
  const corners = carCorners(position, product.positionWords);
  if (!position || corners.length === 0) return null;
  return (
    <div className={styles.row}>
      <p className={styles.position}>
        <span className={styles.plan}>
          <CarPlan corners={corners} label={product.position(position)} />
        </span>
        {position}
      </p>
    </div>
  );
}
