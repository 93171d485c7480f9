import { classNames } from '../../components/private/classNames.ts';
import { PartDrawing } from '../../drawings/PartDrawing.tsx';
import type { Job } from './JobTiles.tsx';
import * as styles from './JobTiles.css.ts';

interface JobClasses {
  item: string;
  tile: string;
  drawing: string;
}

export interface JobListProps {
  jobs: readonly Job[];
  /** More classes for the job of a drawing. */
  classesOf?: (drawing: string) => JobClasses | undefined;
}

/** The tiles of jobs, each a link. */
export const JobList = ({ jobs, classesOf }: JobListProps) => (
  <ul className={styles.grid}>
    {jobs.map(({ label, href, drawing, drawingHref }) => {
      const more = classesOf?.(drawing);
      return (
        <li key={href} className={more?.item}>
          <a href={href} className={classNames(styles.tile, more?.tile)}>
            <span className={classNames(styles.drawing, more?.drawing)}>
              <PartDrawing family={drawing} href={drawingHref} />
            </span>
            <span className={styles.label}>{label}</span>
          </a>
        </li>
      );
    })}
  </ul>
);
