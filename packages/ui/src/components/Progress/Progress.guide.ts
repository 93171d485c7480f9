import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'How far something is: credits to a reward, an upload.',
  instead: [
    { when: 'it is short and nobody counts', use: 'Spinner' },
    { when: 'it is a task with steps', use: 'Stepper' },
  ],
  anatomy: ['label', 'what is reached, in words', 'bar'],
  keyboard: [],
  content: ["`valueLabel` says it in the things that count: '3 of 5'."],
  do: ['Leave `value` out only while nobody knows.'],
  dont: ['Do not let it go backwards.'],
};
