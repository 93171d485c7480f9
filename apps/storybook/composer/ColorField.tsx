import { TextField } from '@driveline/ui/forms';
import * as styles from './Composer.css.ts';

const HEX = /^#[\da-f]{6}$/i;
const BLACK = '#000000';

/** `1A2` as it is meant: `#11aa22`. What is no such color stays as it is. */
function hexOf(text: string): string {
  const digits = text.trim().replace(/^#/, '').toLowerCase();
  if (/^[\da-f]{6}$/.test(digits)) return `#${digits}`;
  return /^[\da-f]{3}$/.test(digits) ? `#${digits.replace(/./g, '$&$&')}` : text;
}

export interface ColorFieldProps {
  label: string;
  description: string;
  value: string;
  onChange: (color: string) => void;
}

/** A color to type, paste or pick. */
export function ColorField({ label, description, value, onChange }: ColorFieldProps) {
  return (
    <TextField
      label={label}
      description={description}
      value={value}
      spellCheck={false}
      autoComplete="off"
      errorMessage={HEX.test(value) ? undefined : 'Enter a color such as #1a2b3c.'}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => onChange(hexOf(value))}
      end={
        <input
          type="color"
          className={styles.swatch}
          aria-label={`Pick ${label}`}
          value={HEX.test(value) ? value : BLACK}
          onChange={(event) => onChange(event.target.value)}
        />
      }
    />
  );
}
