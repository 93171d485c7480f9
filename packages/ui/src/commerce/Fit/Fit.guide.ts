import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'Whether a part fits the shopper’s vehicle, and why.',
  instead: [{ when: 'all vehicles of a part', use: 'CompatibilityTable' }],
  anatomy: [
    'FitBadge: icon, word and colour of one of five verdicts',
    'FitProof: the verdict, its reasons, and the question that would decide it',
    'FitReasons: each condition, its required value, and the source of the fact',
  ],
  keyboard: [
    { keys: 'Arrow up, Arrow down', does: 'between the answers of a question' },
    { keys: 'Enter', does: 'confirms the answer' },
  ],
  content: ['Name the vehicle: “Fits your Halden”.', 'Ask only what a shopper can answer at the vehicle.'],
  do: ['Show the badge wherever the part shows.', 'Let “I don’t know” be an answer.'],
  dont: [
    'Do not guess: ask where a fact is missing.',
    'Do not use the colour of a verdict for anything else.',
  ],
};
