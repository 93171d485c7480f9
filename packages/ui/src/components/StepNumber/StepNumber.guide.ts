import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'The round number of a step of a section, a tick once it is done.',
  instead: [{ when: 'all steps are shown in a row', use: 'Stepper' }],
  anatomy: ['number or tick'],
  keyboard: [],
  content: ['None; the heading beside it names the step.'],
  do: ['Let the state follow the task.'],
  dont: ['Do not use it as a bullet.'],
};
