/** The few things of a brand that the card fields take over; anything else in the parameter is ignored. */
export interface PayTheme {
  /** Whether the browser's own parts of a field, its caret and what it fills in, are light or dark. */
  readonly scheme: string;
  readonly text: string;
  readonly background: string;
  readonly border: string;
  readonly focus: string;
  readonly error: string;
  readonly radius: string;
  readonly fontFamily: string;
  readonly fontSize: string;
  /** Path of a font file on the shop's own host; empty where the family is the system's. */
  readonly fontFile: string;
}

/** The system's own colours, right in every colour mode. */
const plain: PayTheme = {
  scheme: 'light dark',
  text: 'CanvasText',
  background: 'Canvas',
  border: 'GrayText',
  focus: 'Highlight',
  error: 'CanvasText',
  radius: '4px',
  fontFamily: 'system-ui, sans-serif',
  fontSize: '16px',
  fontFile: '',
};

const colour =
  /^(#[0-9a-f]{3,8}|[a-z]{3,24}|(rgb|rgba|hsl|hsla|oklch|oklab|lch|lab|color)\([\w\s.,%/+-]{1,60}\))$/i;
const length = /^\d{1,2}(\.\d{1,3})?(px|rem|em)$/;
const fonts = /^[\w\s,'"-]{1,160}$/;
const rules: Readonly<Record<keyof PayTheme, RegExp>> = {
  scheme: /^(light|dark)$/,
  text: colour,
  background: colour,
  border: colour,
  focus: colour,
  error: colour,
  radius: length,
  fontFamily: fonts,
  fontSize: length,
  fontFile: /^(\/[\w.-]+){1,6}\.woff2$/,
};

/** Reads the `theme` parameter: JSON of colours, radius, font and its size. Whatever is not one stays plain. */
export function readTheme(parameter: string | null): PayTheme {
  const given = parse(parameter);
  const entries = Object.entries(rules).map(([name, rule]) => {
    const value = given[name];
    const isSafe = typeof value === 'string' && rule.test(value);
    return [name, isSafe ? value : plain[name as keyof PayTheme]];
  });
  return Object.fromEntries(entries) as PayTheme;
}

function parse(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
