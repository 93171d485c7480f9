import { useId, useState, type ReactNode } from 'react';
import { classNames } from '../../components/private/classNames.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { root as visuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.css.ts';
import { PartDrawing } from '../../drawings/PartDrawing.tsx';
import type { Attribute, PartPictureSource } from '../model/product.ts';
import { PartPicture } from '../PartPicture/PartPicture.tsx';
import * as pictureStyles from '../PartPicture/PartPicture.css.ts';
import * as galleryStyles from './Gallery.css.ts';
import * as styles from './GalleryViews.css.ts';

/** What the measured drawing shows, in the order of its letters. */
export interface PartMeasures {
  /** Names the picture: 'Dimensions'. */
  title: string;
  items: readonly Attribute[];
}

/** What is in the box. */
export interface PartContents {
  title: string;
  items: readonly { label: string; drawing: string; quantity: number }[];
}

export interface GalleryViewsProps {
  picture: PartPictureSource;
  title: string;
  measures: PartMeasures | undefined;
  contents: PartContents | undefined;
  /** The first view. */
  children: ReactNode;
}

/**
 * The part, its measures and what is in the box, one at a time: radio buttons and a rule of the style sheet choose,
 * so that it works before and without script. A drawing loads when it is first shown.
 */
export function GalleryViews({ picture, title, measures, contents, children }: GalleryViewsProps) {
  const name = useId();
  const [seen, setSeen] = useState('');
  const choose = (view: string) => ({
    name,
    onSee: () => setSeen((before) => (before.includes(view) ? before : before + view)),
  });
  return (
    <>
      <div className={galleryStyles.root}>
        <div className={styles.view}>{children}</div>
        {measures && (
          <div className={styles.view}>
            <Measures measures={measures} drawing={picture.drawing} isSeen={seen.includes('m')} />
          </div>
        )}
        {contents && (
          <div className={styles.view}>
            <Contents contents={contents} isSeen={seen.includes('c')} />
          </div>
        )}
      </div>
      <div className={galleryStyles.row} role="radiogroup" aria-label={title}>
        <Thumb label={title} isFirst {...choose('')}>
          <PartPicture picture={picture} shape="thumb" className={styles.own} />
        </Thumb>
        {measures && (
          <Thumb label={measures.title} {...choose('m')}>
            <Icon size={48}>
              <path
                vectorEffect="non-scaling-stroke"
                d="M3 16.5h18v4H3zM7 16.5v2M11 16.5v2M15 16.5v2M19 16.5v2M4 8h16M4 4v8M20 4v8M7 5.5L4 8l3 2.5M17 5.5L20 8l-3 2.5"
              />
            </Icon>
          </Thumb>
        )}
        {contents && (
          <Thumb label={contents.title} {...choose('c')}>
            <Icon size={48}>
              <path
                vectorEffect="non-scaling-stroke"
                d="M4 9h16v11H4zM4 9L1.5 5M20 9l2.5-4M4 9l4-4h8l4 4M10 13h4"
              />
            </Icon>
          </Thumb>
        )}
      </div>
    </>
  );
}

/** A stage that holds more than a picture. */
const sheet = classNames(pictureStyles.root, pictureStyles.shape.stage, styles.sheet);

interface ThumbProps {
  name: string;
  label: string;
  isFirst?: boolean;
  onSee: () => void;
  children: ReactNode;
}

function Thumb({ name, label, isFirst, onSee, children }: ThumbProps) {
  return (
    <label className={styles.thumb}>
      {children}
      <input
        type="radio"
        className={visuallyHidden}
        name={name}
        aria-label={label}
        defaultChecked={isFirst}
        // Chosen before script ran: nobody hears of that change.
        ref={(input) => {
          if (input?.checked && !isFirst) onSee();
        }}
        onChange={onSee}
      />
    </label>
  );
}

/** Drawn once it is seen; without script from the start. */
function Seen({ isSeen, family }: { isSeen: boolean; family: string }) {
  const drawing = <PartDrawing family={family} />;
  return <span>{isSeen ? drawing : <noscript>{drawing}</noscript>}</span>;
}

interface MeasuresProps {
  measures: PartMeasures;
  drawing: string;
  isSeen: boolean;
}

function Measures({ measures, drawing, isSeen }: MeasuresProps) {
  return (
    <div className={sheet}>
      <Seen isSeen={isSeen} family={`m/${drawing.replace('#', '/')}`} />
      <div>
        {measures.items.map(({ id, label, value }, index) => (
          <p key={id}>
            <strong>{'ABCDE'[index]}</strong> {label}
            <br />
            <strong>{value}</strong>
          </p>
        ))}
      </div>
    </div>
  );
}

function Contents({ contents, isSeen }: { contents: PartContents; isSeen: boolean }) {
  return (
    <ul className={sheet}>
      {contents.items.map(({ label, drawing, quantity }) => (
        <li key={label}>
          <Seen isSeen={isSeen} family={drawing} />
          <strong>{quantity} ×</strong> {label}
        </li>
      ))}
    </ul>
  );
}
