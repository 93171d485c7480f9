import { expect, test } from 'vitest';
import { FORMER } from './former.ts';
import { sectionLists, slotNames } from './slots.ts';
import { unknownName } from './unknownName.ts';

test('[PLUS-030] an unknown name is told the one that it resembles', () => {
  expect(unknownName('slots', 'product.buybox', slotNames).message).toBe(
    "There is no slot 'product.buybox'. Did you mean 'product.buyBox'?",
  );
});

test('[PLUS-030][PLUS-042] a former name is told its successor, or that there is none', () => {
  const former = {
    ...FORMER,
    slots: { top: 'header' },
    routes: { shops: 'stores' },
    words: { 'cart.name': 'cart.title', 'cart.gone': null },
  };
  expect(unknownName('slots', 'top', slotNames, former).message).toContain(
    "The slot 'top' is called 'header' now.",
  );
  expect(unknownName('routes', 'shops', [], former).message).toContain(
    "The route 'shops' is called 'stores' now.",
  );
  expect(unknownName('words', 'cart.name', [], former).message).toBe(
    "The word 'cart.name' is called 'cart.title' now. Run 'driveline migrate', or write the new name.",
  );
  expect(unknownName('words', 'cart.gone', [], former).message).toBe(
    "There is no word 'cart.gone' any more. Take it out; the changelog of @driveline/storefront says what to use instead.",
  );
});

test('a successor exists, and a former name does not', () => {
  const sections = Object.entries(sectionLists).flatMap(([list, ids]) => ids.map((id) => `${list}.${id}`));
  const present: Readonly<Record<'slots' | 'sections', readonly string[]>> = { slots: slotNames, sections };
  for (const [kind, names] of Object.entries(present))
    for (const [former, successor] of Object.entries(
      FORMER[kind as 'slots'] as Record<string, string | null>,
    )) {
      expect(names).not.toContain(former);
      if (successor !== null) expect(names).toContain(successor);
    }
});
