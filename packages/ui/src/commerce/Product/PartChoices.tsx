import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useFormat, useStrings } from '../../i18n/UiProvider.tsx';
import type { PartChoice, PartOption } from '../model/product.ts';
import * as choiceStyles from '../private/choice.css.ts';
import * as styles from './PartChoices.css.ts';
import { choiceName } from './usePartChoices.ts';

/** Choices by the id of their option. */
export type Chosen = Readonly<Record<string, string>>;

export interface PartChoicesProps {
  options: readonly PartOption[];
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

/** What has to be chosen for a part: fields of its form, so that the browser asks for them without script too [CATALOG-039]. */
export function PartChoices({ options, chosen, onChoose }: PartChoicesProps) {
  return options.map(({ id, label, choices }) => (
    <fieldset key={id} className={styles.root}>
      <legend className={styles.legend}>{label}</legend>
      {choices.map((choice) => (
        <Choice
          key={choice.value}
          name={choiceName(id)}
          choice={choice}
          isChosen={chosen[id] === choice.value}
          against={againstOf(choice, options, chosen)}
          onChoose={() => onChoose({ ...chosen, [id]: choice.value })}
        />
      ))}
    </fieldset>
  ));
}

interface ChoiceProps {
  name: string;
  choice: PartChoice;
  isChosen: boolean;
  /** The other choice that it is not made with. */
  against: { label: string; isChosen: boolean } | undefined;
  onChoose: () => void;
}

function Choice({ name, choice, isChosen, against, onChoose }: ChoiceProps) {
  const { product } = useStrings();
  const { money } = useFormat();
  const { value, label, swatch, surchargeMinor } = choice;
  return (
    <label className={styles.choice}>
      <input
        type="radio"
        name={name}
        value={value}
        required
        // A start only: what is checked is the browser's, as before script.
        defaultChecked={isChosen}
        className={choiceStyles.radio}
        onChange={onChoose}
      />
      {swatch && <span aria-hidden className={styles.swatch} style={{ backgroundColor: swatch }} />}
      <span className={styles.words}>
        {label}
        {surchargeMinor !== undefined && (
          <span className={styles.note}>
            <VisuallyHidden>{', '}</VisuallyHidden>
            {product.surcharge(money(surchargeMinor))}
          </span>
        )}
        {against && (
          <span className={against.isChosen ? styles.fault : styles.note}>
            <VisuallyHidden>{', '}</VisuallyHidden>
            {product.notWith(against.label)}
          </span>
        )}
      </span>
    </label>
  );
}

/** What a choice is not made with: that which is chosen, if it is one of them. */
function againstOf({ notWith = [] }: PartChoice, options: readonly PartOption[], chosen: Chosen) {
  const others = notWith.flatMap(({ id, value }) => {
    const other = options.find((option) => option.id === id)?.choices.find((one) => one.value === value);
    return other ? [{ label: other.label, isChosen: chosen[id] === value }] : [];
  });
  return others.find(({ isChosen }) => isChosen) ?? others[0];
}

/** What the choices add to the price of one, in minor units. */
export const chosenSurcharge = (options: readonly PartOption[], chosen: Chosen): number =>
  options
    .flatMap(({ id, choices }) => choices.filter(({ value }) => chosen[id] === value))
    .reduce((sum, { surchargeMinor = 0 }) => sum + surchargeMinor, 0);

/** Two choices that are not made together, by their words. */
export function clashOf(options: readonly PartOption[], chosen: Chosen): [string, string] | undefined {
  for (const { id, choices } of options) {
    const choice = choices.find(({ value }) => chosen[id] === value);
    if (!choice) continue;
    const against = againstOf(choice, options, chosen);
    if (against?.isChosen) return [choice.label, against.label];
  }
  return undefined;
}
