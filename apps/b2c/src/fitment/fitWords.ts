import type { Localized } from '../messages/localized.ts';

const words = (us: string, mx: string, br: string): Localized => ({ us, mx, br });

/** The fixed words of verdicts; questions bring their own. */
export const fitWords = {
  universal: {
    label: words('Fit', 'Compatibilidad', 'Compatibilidade'),
    value: words('Universal', 'Universal', 'Universal'),
  },
  dontKnow: words("I don't know", 'No sé', 'Não sei'),
  labels: {
    year: words('Year', 'Año', 'Ano'),
    model: words('Vehicle', 'Vehículo', 'Veículo'),
    engine: words('Engine', 'Motor', 'Motor'),
  } as Readonly<Record<string, Localized>>,
};
