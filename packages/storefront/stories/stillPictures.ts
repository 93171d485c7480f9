// What a picture must not depend on, for each browser that takes some.

/** The day that the recorded answers speak of. */
export const MOMENT = Date.parse('2026-11-21T14:05:00-08:00');

/**
 * A picture must not depend on the moment it is taken. Among important rules the first layer wins over later ones and
 * over those of no layer, so this one stands before the components' own: their 1 ms of less motion would be a moment.
 */
export const stillStyle = `
@layer still {
  *, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }
}
body { min-height: 0 !important; margin: 0; }
html { scroll-behavior: auto !important; scrollbar-width: none; }
`;

/** What is offered beside a page comes after a while, and to no robot (CONF-027): a picture must not wait for it. */
export const asRobot = (userAgent: string): string => `${userAgent} Googlebot/2.1`;

/**
 * Flags of the browser: a part that is drawn again over the old one has edges of other shades than all of it drawn at once, and a
 * picture that is drawn before it is decoded is missing from a shot.
 */
export const WHOLE_DRAWING = ['--disable-partial-raster', '--disable-checker-imaging'];

/** How the browser shows pages, whatever the machine prefers. */
export const pictureContext = {
  reducedMotion: 'reduce',
  deviceScaleFactor: 1,
  timezoneId: 'UTC',
  locale: 'en-US',
} as const;
