import type { ReactNode } from 'react';

/** What every form field takes besides the attributes of its element. */
export interface FieldProps {
  label: ReactNode;
  /** Help under the label's field, always shown. */
  description?: ReactNode;
  /** Shown and announced while given; whether it is due is decided by the form (VALID-001, VALID-002). */
  errorMessage?: ReactNode;
  /** Adds "(optional)"; fields without it are required and carry no mark. */
  optional?: boolean;
}
