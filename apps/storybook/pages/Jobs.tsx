import { JobTiles } from '@driveline/ui';
import { usePageWords, type PageWord } from './pageWords.ts';

const jobs: readonly [word: PageWord, drawing: string][] = [
  ['home.job.brakes', 'job-brakes'],
  ['home.job.battery', 'job-battery'],
  ['home.job.oil', 'job-oil'],
  ['home.job.noStart', 'job-no-start'],
  ['home.job.lights', 'job-lights'],
  ['home.job.wipers', 'job-wipers'],
  ['home.job.cooling', 'job-cooling'],
  ['home.job.suspension', 'job-suspension'],
];

/** The jobs that most visits are about, on the first page and below an empty cart. */
export function Jobs({ isLong = false }: { isLong?: boolean }) {
  const words = usePageWords();
  const label = (word: PageWord) => (isLong ? `${words(word)} ${words('longJob')}` : words(word));
  return (
    <JobTiles
      jobs={jobs.map(([word, drawing]) => ({ label: label(word), href: `/jobs/${drawing}`, drawing }))}
    />
  );
}
