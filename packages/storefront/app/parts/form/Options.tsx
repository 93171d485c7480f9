type OptionsProps = { readonly of: readonly (readonly [value: string | number, label: string | number])[] };

/** The choices of a select: what is sent, and how it reads. */
export const Options = ({ of }: OptionsProps) =>
  of.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
