import { afterAll, beforeAll } from 'vitest';
import { MOMENT } from '../../../packages/storefront/stories/stillPictures.ts';

/** A picture must not depend on the day it is taken. Timers run on. */
export function atFixedTime(): void {
  const TrueDate = Date;
  class FixedDate extends TrueDate {
    constructor(...parts: unknown[]) {
      super(...((parts.length > 0 ? parts : [MOMENT]) as [number]));
    }
    static override now(): number {
      return MOMENT;
    }
  }
  beforeAll(() => {
    globalThis.Date = FixedDate as DateConstructor;
  });
  afterAll(() => {
    globalThis.Date = TrueDate;
  });
}
