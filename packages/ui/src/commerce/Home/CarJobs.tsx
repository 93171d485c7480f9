import { Heading } from '../../components/Heading/Heading.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { PartDrawing } from '../../drawings/PartDrawing.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import * as styles from './CarJobs.css.ts';
import { JobList } from './JobList.tsx';
import type { Job } from './JobTiles.tsx';

export interface CarJobsProps extends BlockProps<'section'> {
  /** Those whose drawings have a place on the car stand there; the others below it. */
  jobs: readonly Job[];
  /** `/img/d/car.svg#d`. */
  carHref?: string;
}

const { tile, drawing: hidden } = styles;

function placeOf(drawing: string) {
  const item = styles.spots[drawing];
  const beside = styles.besides.includes(drawing) && styles.beside;
  if (item === undefined) return undefined;
  return { item: classNames(styles.spot, beside || undefined, item), tile, drawing: hidden };
}

/** Jobs where they are done: on a drawn car, and as tiles where it has no room. */
export function CarJobs({ jobs, carHref, className, ...rest }: CarJobsProps) {
  const { page } = useStrings();
  return (
    <section className={classNames(styles.root, className)} {...rest}>
      <Heading level={2}>{page.jobs}</Heading>
      <div className={styles.stage}>
        <PartDrawing family="car" view="0 60 200 80" href={carHref} className={styles.car} />
        <JobList jobs={jobs} classesOf={placeOf} />
      </div>
    </section>
  );
}
