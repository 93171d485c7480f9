import { CheckIcon } from '../../components/Icon/statusIcons.tsx';
import { classNames } from '../../components/private/classNames.ts';
import type { BlockProps } from '../private/blockProps.ts';
import * as styles from './AboutPart.css.ts';

export interface AboutPartProps extends BlockProps<'div'> {
  description: string;
  highlights: readonly string[];
}

/** What the part is and what speaks for it. */
export function AboutPart({ description, highlights, className, ...rest }: AboutPartProps) {
  return (
    <div className={classNames(styles.root, className)} {...rest}>
      {description && <p>{description}</p>}
      {highlights.length > 0 && (
        <ul className={styles.highlights}>
          {highlights.map((highlight) => (
            <li key={highlight} className={styles.highlight}>
              <CheckIcon size={18} className={styles.mark} />
              {highlight}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
