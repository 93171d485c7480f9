import type { FitVerdict as WireVerdict } from '@driveline/api/contract';
import { localized } from '../messages/localized.ts';
import { fitWords } from './fitWords.ts';
import type { FitReason, FitVerdict } from './fitModel.ts';
import { capital, positionWords } from './positions.ts';
import { dontKnow, questions } from './questions.ts';

/**
 * A verdict in the words of a market.
 * @param vehicleName of the vehicle that it speaks of, when there is one
 */
export function wordFit(market: string, verdict: FitVerdict, vehicleName?: string): WireVerdict {
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

function wordReason(market: string, { key, value, source, ok }: FitReason): WireVerdict['reasons'][number] {
  if (key === 'universal') {
    const { label, value: words } = fitWords.universal;
    return { label: localized(label, market), value: localized(words, market), source, ok };
  }
  const own = fitWords.labels[key];
  if (own) return { label: localized(own, market), value, source, ok };
  const label = questions[key] ? localized(questions[key].label, market) : key;
  return { label, value: wordAnswer(market, key, value), source, ok };
}

function wordQuestion(
  market: string,
  { id, options }: { id: string; options: readonly string[] },
): NonNullable<WireVerdict['question']> {
  const words = questions[id];
  return {
    id,
    text: words ? localized(words.text, market) : id,
    ...(words ? { help: localized(words.help, market) } : {}),
    options: [
      ...options.map((value) => ({ value, label: wordAnswer(market, id, value) })),
      { value: dontKnow, label: localized(fitWords.dontKnow, market) },
    ],
  };
}

/** An option of a question as a shopper reads it: '296 mm', 'With towing package'. */
export function wordAnswer(market: string, id: string, value: string): string {
  if (value === dontKnow) return localized(fitWords.dontKnow, market);
  const words = questions[id];
  const option = words?.options?.find((entry) => entry.value === value);
  if (option) return localized(option.names, market);
  return words?.optionName?.(value) ?? value;
}

/** A condition of the compatibility table: 'Rotor diameter: 296 mm' (PLUS-014). */
export function wordQualifier(market: string, id: string, value: string): string {
  const words = questions[id];
  return `${words ? localized(words.label, market) : id}: ${wordAnswer(market, id, value)}`;
}
