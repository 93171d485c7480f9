import { markets } from '@driveline/markets';
import { expect, test } from 'vitest';
import { questions } from './questions.ts';
import { wordFit } from './wordFit.ts';

test('[PLUS-003] every question has text, help and options in every market', () => {
  for (const { code } of markets) {
    for (const [id, { options }] of Object.entries(questions)) {
      const values = options?.map(({ value }) => value) ?? ['296', '320'];
      const { question } = wordFit(code, {
        state: 'NEEDS_MORE_INFO',
        reasons: [],
        question: { id, options: values },
      });
      expect(question?.text.length, `${id} in ${code}`).toBeGreaterThan(8);
      expect(question?.help?.length, `${id} in ${code}`).toBeGreaterThan(8);
      expect(new Set(question?.options.map(({ label }) => label)).size).toBe(values.length + 1);
    }
  }
});

test('[PLUS-002] reasons are worded in the language of the market', () => {
  const verdict = {
    state: 'FITS' as const,
    reasons: [
      { key: 'year', value: '2018', source: 'vehicle' as const, ok: true },
      { key: 'towing', value: 'yes', source: 'shopper' as const, ok: true },
    ],
    position: 'frontLeft',
  };
  expect(wordFit('mx', verdict).reasons.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Año: 2018',
    'Paquete de remolque: Con paquete de remolque',
  ]);
  expect(wordFit('br', verdict).position).toBe('Dianteiro esquerdo');
  expect(wordFit('us', verdict).position).toBe('Front left');
});
