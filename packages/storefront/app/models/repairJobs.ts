import * as paths from '../paths/index.ts';
import type { TextId } from '../shop/useShop.ts';

type Job = { readonly id: TextId; readonly href: string; readonly drawing: string };

/** The eight jobs that most visits are about. */
export const repairJobs: readonly Job[] = [
  { id: 'home.job.brakes', href: paths.parts('brakes'), drawing: 'job-brakes' },
  { id: 'home.job.battery', href: paths.parts('batteries-starting-charging'), drawing: 'job-battery' },
  { id: 'home.job.oil', href: paths.parts('filters'), drawing: 'job-oil' },
  { id: 'home.job.noStart', href: paths.parts('ignition'), drawing: 'job-no-start' },
  { id: 'home.job.lights', href: paths.parts('lighting'), drawing: 'job-lights' },
  { id: 'home.job.wipers', href: paths.parts('wipers'), drawing: 'job-wipers' },
  { id: 'home.job.cooling', href: paths.parts('cooling'), drawing: 'job-cooling' },
  { id: 'home.job.suspension', href: paths.parts('suspension-and-steering'), drawing: 'job-suspension' },
];

/** Parts that wear on every car. */
export const wearParts: readonly Omit<Job, 'drawing'>[] = [
  { id: 'home.wear.pads', href: paths.parts('brakes/brake-pads') },
  { id: 'home.wear.rotors', href: paths.parts('brakes/brake-rotors') },
  { id: 'home.wear.filters', href: paths.parts('filters') },
  { id: 'home.wear.wipers', href: paths.parts('wipers') },
];
