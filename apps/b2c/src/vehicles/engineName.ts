import { textOf, type Speaker } from '../messages/index.ts';

/** English words in the catalogue's names of engines, and what says them in a language. */
const messages = {
  'Plug-in Hybrid': 'vehicle.engine.plugInHybrid',
  Hybrid: 'vehicle.engine.hybrid',
  Electric: 'vehicle.engine.electric',
  Diesel: 'vehicle.engine.diesel',
  CNG: 'vehicle.engine.naturalGas',
} as const;
type EngineWord = keyof typeof messages;

const words = new RegExp(`\\b(?:${Object.keys(messages).join('|')})\\b`, 'g');

/** The catalogue's name of an engine in a language: '2.5L I4 Hybrid' as '2.5L I4 Híbrido'. */
export const engineName = (market: Speaker, label: string): string =>
  label.replace(words, (word) => textOf(market)(messages[word as EngineWord]));
