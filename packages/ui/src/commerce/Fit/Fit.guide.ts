import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'The answer to “does it fit my car?”, and why.',
  instead: [{ when: 'all vehicles of a part', use: 'CompatibilityTable' }],
  anatomy: [
    'FitBadge: icon, word and colour of one of five answers',
    'FitProof: the answer, its reasons, and the question that would settle it',
    'FitReasons: each condition, what it asks, where the fact came from',
  ],
  keyboard: [
    { keys: 'Arrow up, Arrow down', does: 'between the answers of a question' },
    { keys: 'Enter', does: 'confirms the answer' },
  ],
  content: ['Name the vehicle: “Fits your Halden”.', 'A question is one that can be answered at the car.'],
  do: ['Show the badge wherever the part shows.', 'Let “I don’t know” be an answer.'],
  dont: ['Do not guess: what is not known asks.', 'Do not use the colour of a verdict for anything else.'],
};
