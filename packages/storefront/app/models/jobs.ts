import type { TextId } from '../shop/useText.ts';

/** Everything that wears or breaks. */
export const PARTS = '/parts';

type Job = { readonly id: TextId; readonly href: string; readonly drawing: string };

/** The eight jobs that most visits are about. */
export const jobs: readonly Job[] = [
  { id: 'home.job.brakes', href: '/parts/brakes', drawing: 'job-brakes' },
  { id: 'home.job.battery', href: '/parts/batteries-starting-charging', drawing: 'job-battery' },
  { id: 'home.job.oil', href: '/parts/filters', drawing: 'job-oil' },
  { id: 'home.job.noStart', href: '/parts/ignition', drawing: 'job-no-start' },
  { id: 'home.job.lights', href: '/parts/lighting', drawing: 'job-lights' },
  { id: 'home.job.wipers', href: '/parts/wipers', drawing: 'job-wipers' },
  { id: 'home.job.cooling', href: '/parts/cooling', drawing: 'job-cooling' },
  { id: 'home.job.suspension', href: '/parts/suspension-and-steering', drawing: 'job-suspension' },
];

/** Parts that wear on every car. */
export const wearParts: readonly Omit<Job, 'drawing'>[] = [
  { id: 'home.wear.pads', href: '/parts/brakes/brake-pads' },
  { id: 'home.wear.rotors', href: '/parts/brakes/brake-rotors' },
  { id: 'home.wear.filters', href: '/parts/filters' },
  { id: 'home.wear.wipers', href: '/parts/wipers' },
];
