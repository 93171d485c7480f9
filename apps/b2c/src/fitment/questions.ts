import type { MessageId } from '../messages/index.ts';

interface Question {
  /** The words of a closed question's options, by value; an open one takes the values of the application. */
  readonly options?: Readonly<Record<string, MessageId>>;
  /** Follows the values of an open question. */
  readonly unit?: string;
  /** Values are diameters at both axles: '282/260', '275/drum229'; or viscosities: '5w30'; or grades of brake fluid: 'dot51'. */
  readonly says?: 'brakes' | 'viscosity' | 'dot';
}

const yesOrNo = { yes: 'fit.yes', no: 'fit.no' } as const;

/** Answer of a shopper who cannot tell: every candidate stays visible (PLUS-003). */
export const dontKnow = 'unknown';

/** The questions that applications may ask, by id; what they say is in the messages, as `fit.question.<id>`. */
export const questions = {
  'brake-package': { says: 'brakes' },
  'rotor-diameter': { unit: 'mm' },
  drive: { options: { '2wd': 'fit.question.drive.option.2wd', '4wd': 'fit.question.drive.option.4wd' } },
  'start-stop': { options: yesOrNo },
  towing: { options: { yes: 'fit.question.towing.option.yes', no: 'fit.question.towing.option.no' } },
  transmission: {
    options: {
      automatic: 'fit.question.transmission.option.automatic',
      manual: 'fit.question.transmission.option.manual',
    },
  },
  ac: { options: yesOrNo },
  suspension: {
    options: {
      standard: 'fit.question.suspension.option.standard',
      sport: 'fit.question.suspension.option.sport',
    },
  },
  abs: { options: yesOrNo },
  headlamp: {
    options: {
      halogen: 'fit.question.headlamp.option.halogen',
      led: 'fit.question.headlamp.option.led',
    },
  },
  heated: { options: yesOrNo },
  cab: { options: { 2: 'fit.question.cab.option.2', 4: 'fit.question.cab.option.4' } },
  spare: {
    options: { under: 'fit.question.spare.option.under', inside: 'fit.question.spare.option.inside' },
  },
  'rear-wiper': { options: yesOrNo },
  'other-oil': { options: { none: 'fit.question.other-oil.option.none' }, says: 'viscosity' },
  'other-brake-fluid': { options: { none: 'fit.question.other-brake-fluid.option.none' }, says: 'dot' },
  'multi-coolant': { options: { multi: 'fit.yes', none: 'fit.no' } },
  'multi-transmission-fluid': { options: { multi: 'fit.yes', none: 'fit.no' } },
  bed: { options: { short: 'fit.question.bed.option.short', long: 'fit.question.bed.option.long' } },
} as const satisfies Readonly<Record<string, Question>>;

export type QuestionId = keyof typeof questions;

export const isQuestion = (id: string): id is QuestionId => Object.hasOwn(questions, id);

/** @returns nothing for a question that the catalogue does not know */
export const questionOf = (id: string): Question | undefined => (isQuestion(id) ? questions[id] : undefined);

/** The answers that a closed question offers; none for an open one. */
export const optionValues = (id: string): readonly string[] => Object.keys(questionOf(id)?.options ?? {});
