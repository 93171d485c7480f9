import type { ReactNode } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { TagIcon } from '../../components/Icon/accountIcons.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { PartDrawing } from '../../drawings/PartDrawing.tsx';
import * as styles from './PartsStrip.css.ts';

const MOST = 3;

export interface PartsStripProps {
  /** Families of the drawings; the first three are shown, each once. */
  drawings: readonly string[];
  /** What is saved, in words. */
  saving?: ReactNode;
}

/** The head of a card of a deal: its parts side by side on a ground of their own, and what is saved. */
export function PartsStrip({ drawings, saving }: PartsStripProps) {
  const shown = [...new Set(drawings)].slice(0, MOST);
  return (
    <div className={classNames(styles.root, saving != null && styles.belowSaving)}>
      {shown.map((family, at) => (
        <span key={family} className={styles.part}>
          {at > 0 && (
            <span aria-hidden className={styles.plus}>
              +
            </span>
          )}
          <PartDrawing family={family} className={styles.drawing} />
        </span>
      ))}
      {saving != null && (
        <Badge tone="promo" icon={<TagIcon size={16} />} className={styles.saving}>
          {saving}
        </Badge>
      )}
    </div>
  );
}
