import { Heading } from '../../components/Heading/Heading.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { NamedLink } from '../model/link.ts';
import type { BlockProps } from '../private/blockProps.ts';
import { JobList } from './JobList.tsx';
import * as styles from './JobTiles.css.ts';

export interface Job extends NamedLink {
  /** Family of the drawing, such as `job-brakes`. */
  drawing: string;
  /** `/img/d/job-brakes.svg#d`. */
  drawingHref?: string;
}

export interface JobTilesProps extends BlockProps<'section'> {
  jobs: readonly Job[];
}

/** The work to be done, as what shoppers know before they know a part's name. */
export function JobTiles({ jobs, className, ...rest }: JobTilesProps) {
  const { page } = useStrings();
  return (
    <section className={classNames(styles.root, className)} {...rest}>
      <Heading level={2}>{page.jobs}</Heading>
      <JobList jobs={jobs} />
    </section>
  );
}
