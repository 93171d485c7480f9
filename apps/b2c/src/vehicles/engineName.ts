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

/** Cylinders in a row: 'I4', which Mexican mechanics call 'L4'. */
const inline = /\bI(\d)\b/;

/** The catalogue's name of an engine in a language: '2.5L I4 Hybrid' as '2.5L L4 Híbrido'. */
export function engineName(market: Speaker, label: string): string {
  const text = textOf(market);
  return label
    .replace(words, (word) => text(messages[word as EngineWord]))
    .replace(inline, (_name, cylinders: string) => text('vehicle.engine.inline', { cylinders }));
}
