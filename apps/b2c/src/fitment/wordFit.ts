import type { FitVerdict } from '@driveline/api/contract';
import type { Market } from '@driveline/markets';
import { measureText, volumeTaken } from '../markets/measure.ts';
import { textOf } from '../messages/index.ts';
import { localized } from '../messages/localized.ts';
import type { FitCondition, PartVerdict } from './fitModel.ts';
import { engineName } from '../vehicles/engineName.ts';
import { capital, positionWords } from './positions.ts';
import { dontKnow, isQuestion, questionOf } from './questions.ts';

/**
 * A verdict in the words of a market.
 * @param vehicleName of the vehicle that it speaks of, when there is one
 */
export function wordFit(market: Market, verdict: PartVerdict, vehicleName?: string): FitVerdict {
  const { state, reasons, question, quantityNeeded, position } = verdict;
  return {
    state,
    reasons: reasons.map((reason) => wordReason(market, reason)),
    ...(question ? { question: wordQuestion(market, question) } : {}),
    ...(quantityNeeded === undefined ? {} : { quantityNeeded }),
    ...(position ? { position: capital(positionWords(position, market)) } : {}),
    ...(vehicleName ? { vehicleName } : {}),
  };
}

function wordReason(market: Market, reason: FitCondition): FitVerdict['reasons'][number] {
  const { key, value, source, ok, needed = [] } = reason;
  const text = textOf(market);
  if (key === 'universal')
    return { label: text('fit.universal.label'), value: text('fit.universal.value'), source, ok };
  if (key === 'fluid') return wordFluid(market, reason);
  const word = (answer: string) => {
    if (key === 'engine') return engineName(market, answer);
    return isLabelled(key) ? answer : wordAnswer(market, key, answer);
  };
  return {
    label: isLabelled(key) ? text(`fit.label.${key}`) : labelOf(market, key),
    value: word(value),
    source,
    ok,
    ...(needed.length > 0 && { needed: anyOf(market, needed.map(word)) }),
  };
}

/** Grade, approval and amount that the vehicle takes; the part's own grade where it is another, or the approval that it lacks. */
function wordFluid(
  market: Market,
  { value, source, ok, needed = [], names = {}, litres = 0, approval, lacksApproval, place }: FitCondition,
): FitVerdict['reasons'][number] {
  const text = textOf(market);
  const nameOf = (grade: string) => (names[grade] ? localized(names[grade], market) : grade);
  const asked = { grade: nameOf(value), volume: volumeTaken(market, litres) };
  const own = needed[0] === undefined ? undefined : nameOf(needed[0]);
  return {
    label: isPlace(place) ? text(`fit.label.fluid.${place}`) : text('fit.label.fluid'),
    // No `needed`: it is the vehicle that needs something here.
    value: said(),
    source,
    ok,
  };

  function said(): string {
    if (approval === undefined)
      return own === undefined ? text('fit.fluid', asked) : text('fit.fluidOther', { ...asked, own });
    const approved = { ...asked, approval: nameOf(approval) };
    if (lacksApproval) return text('fit.approvedFluidLacks', approved);
    return own === undefined
      ? text('fit.approvedFluid', approved)
      : text('fit.approvedFluidOther', { ...approved, own });
  }
}

const isPlace = (place: string | undefined): place is 'rearAxle' | 'gearbox' =>
  place === 'rearAxle' || place === 'gearbox';

/** '2012–2015 or 2018'. */
const anyOf = ({ locale }: Market, words: readonly string[]) =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(words);

const isLabelled = (key: string): key is 'year' | 'model' | 'engine' =>
  key === 'year' || key === 'model' || key === 'engine';

function wordQuestion(
  market: Market,
  { id, options }: { id: string; options: readonly string[] },
): NonNullable<FitVerdict['question']> {
  const text = textOf(market);
  return {
    id,
    text: isQuestion(id) ? text(`fit.question.${id}.text`) : id,
    ...(isQuestion(id) ? { help: text(`fit.question.${id}.help`) } : {}),
    options: [
      ...options.map((value) => ({ value, label: wordAnswer(market, id, value) })),
      { value: dontKnow, label: text('fit.dontKnow') },
    ],
  };
}

const labelOf = (market: Market, id: string): string =>
  isQuestion(id) ? textOf(market)(`fit.question.${id}.label`) : id;

/** An option of a question as a shopper reads it: '296 mm', 'With towing package'. */
export function wordAnswer(market: Market, id: string, value: string): string {
  const text = textOf(market);
  if (value === dontKnow) return text('fit.dontKnow');
  const { options, unit, says } = questionOf(id) ?? {};
  const option = options?.[value];
  if (option) return text(option);
  if (says === 'brakes') return wordBrakes(market, value);
  if (says === 'viscosity') return value.replace('w', 'W-');
  if (says === 'dot') return wordDot(value);
  return (unit && measureText(market, value, { unit })) ?? value;
}

/** 'dot51' and 'dot4lv' as 'DOT 5.1' and 'DOT 4 LV', in every language. */
const wordDot = (value: string): string =>
  value.replace(/^dot(\d)(\d?)(lv)?$/, (_, grade: string, minor: string, lv?: string) =>
    ['DOT', minor ? `${grade}.${minor}` : grade, ...(lv ? ['LV'] : [])].join(' '),
  );

/** '282/260' as 'Front 11.1 in (282 mm), rear 10.2 in (260 mm)'. */
function wordBrakes(market: Market, value: string): string {
  const [front = '', rear = ''] = value.split('/');
  const text = textOf(market);
  const isDrum = rear.startsWith('drum');
  const id = `fit.question.brake-package.option.${isDrum ? 'drums' : 'discs'}` as const;
  const length = (millimeters: string) => measureText(market, millimeters, { unit: 'mm' }) ?? '';
  return text(id, {
    front: length(front),
    rear: length(isDrum ? rear.slice('drum'.length) : rear),
  });
}

/** A condition of the compatibility table: 'Rotor diameter: 296 mm' (PLUS-014). */
export const wordQualifier = (market: Market, id: string, value: string): string =>
  `${labelOf(market, id)}: ${wordAnswer(market, id, value)}`;
