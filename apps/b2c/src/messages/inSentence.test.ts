import { expect, test } from 'vitest';
import { inSentence } from './inSentence.ts';

test.each([
  ['Brake pads', 'brake pads'],
  ['Óleo de motor', 'óleo de motor'],
  ['ABS wheel speed sensors', 'ABS wheel speed sensors'],
  ['Sensores MAF', 'sensores MAF'],
  ['Correias Poly-V', 'correias Poly-V'],
  ['LED', 'LED'],
  ['U-joints', 'U-joints'],
  ['A/C compressors', 'A/C compressors'],
  ['', ''],
])('%s within a sentence', (name, shown) => {
  expect(inSentence(name)).toBe(shown);
});
