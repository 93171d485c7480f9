import { CheckIcon } from '../../components/Icon/statusIcons.tsx';
import * as styles from './AboutPart.css.ts';

export interface AboutPartProps {
  description: string;
  highlights: readonly string[];
}

/** What the part is and what speaks for it. */
export function AboutPart({ description, highlights }: AboutPartProps) {
  return (
    <div className={styles.root}>
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
