import type { Localized } from '../messages/localized.ts';

/** One word, or masculine and feminine where the language tells them apart. */
type Forms = readonly [string] | readonly [masculine: string, feminine: string];

const words: Readonly<Record<string, Readonly<Record<string, Forms>>>> = {
  front: { us: ['front'], mx: ['delantero', 'delantera'], br: ['dianteiro', 'dianteira'] },
  rear: { us: ['rear'], mx: ['trasero', 'trasera'], br: ['traseiro', 'traseira'] },
  left: { us: ['left'], mx: ['izquierdo', 'izquierda'], br: ['esquerdo', 'esquerda'] },
  right: { us: ['right'], mx: ['derecho', 'derecha'], br: ['direito', 'direita'] },
  upper: { us: ['upper'], mx: ['superior', 'superior'], br: ['superior', 'superior'] },
  lower: { us: ['lower'], mx: ['inferior', 'inferior'], br: ['inferior', 'inferior'] },
  upstream: {
    us: ['upstream'],
    mx: ['antes del catalizador', 'antes del catalizador'],
    br: ['pré-catalisador', 'pré-catalisador'],
  },
  downstream: {
    us: ['downstream'],
    mx: ['después del catalizador', 'después del catalizador'],
    br: ['pós-catalisador', 'pós-catalisador'],
  },
};

const parts: Readonly<Record<string, readonly string[]>> = {
  frontLeft: ['front', 'left'],
  frontRight: ['front', 'right'],
  rearLeft: ['rear', 'left'],
  rearRight: ['rear', 'right'],
};

/** People name a side by who sits there; the shop's markets all drive on the right. */
const seats: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  left: { us: ['driver', 'drivers'], mx: ['piloto', 'conductor', 'chofer'], br: ['motorista', 'condutor'] },
  right: { us: ['passenger', 'passengers'], mx: ['copiloto', 'pasajero'], br: ['passageiro', 'carona'] },
};

/** Other words for a position in a market, as a shopper types them. */
export const seatWords = (position: string, market: string): readonly string[] =>
  seats[position]?.[market] ?? [];

/** Every position code, the joined ones included. */
export const positionCodes: readonly string[] = [...Object.keys(words), ...Object.keys(parts)];

/**
 * The words of a position in a market, in lower case.
 * @param gender m, f, mp or fp of the noun that it stands with
 */
export function positionWords(position: string, market: string, gender = 'm'): string {
  return (parts[position] ?? [position])
    .map((part) => {
      const entry = words[part];
      if (!entry) return part;
      const forms = entry[market] ?? entry.us ?? [part, part];
      if (forms.length === 1) return forms[0];
      const form = forms[gender.startsWith('f') ? 1 : 0];
      return gender.endsWith('p') ? plural(form) : form;
    })
    .join(' ');
}

const plural = (form: string) => (form.includes(' ') ? form : /[aeo]$/.test(form) ? `${form}s` : `${form}es`);

/** Names of a position for a facet or a reason, by market. */
export const positionNames = (position: string): Localized =>
  Object.fromEntries(['us', 'mx', 'br'].map((market) => [market, capital(positionWords(position, market))]));

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
