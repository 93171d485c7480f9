import { asRobot, MOMENT, stillStyle } from '../stories/stillPictures.ts';

const { userAgent } = navigator;

// Chromatic opens the Storybook as it is built; `driveline visual` sets the same from outside.
if (/Chromatic/.test(userAgent) || location.search.includes('chromatic=true')) {
  const TrueDate = Date;
  globalThis.Date = class extends TrueDate {
    constructor(...parts: unknown[]) {
      super(...((parts.length > 0 ? parts : [MOMENT]) as [number]));
    }
    static override now(): number {
      return MOMENT;
    }
  } as DateConstructor;
  Object.defineProperty(navigator, 'userAgent', { configurable: true, get: () => asRobot(userAgent) });
  const style = document.createElement('style');
  style.textContent = stillStyle;
  document.head.prepend(style);
}
