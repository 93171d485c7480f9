import { expectTypeOf, test } from 'vitest';
import type { InputOf, OutputOf } from './types.ts';

test('[PLUS-039] inputs and answers take their types from the schemas', () => {
  expectTypeOf<InputOf<'cart.updateItem'>>().toExtend<{
    params: { commerceItemId: string };
    body?: { quantity?: number };
  }>();
  expectTypeOf<InputOf<'cart.detail'>>().toExtend<{ query?: { postalCode?: string } }>();
  expectTypeOf<keyof InputOf<'cart.mini'>>().toEqualTypeOf<never>();
  expectTypeOf<OutputOf<'shell.startSession'>>().toEqualTypeOf<null>();
  expectTypeOf<OutputOf<'catalog.search'>['totalCount']>().toEqualTypeOf<number>();
});
