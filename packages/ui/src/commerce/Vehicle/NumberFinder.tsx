import { useId, type ComponentProps, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { ChevronEndIcon } from '../../components/Icon/navigationIcons.tsx';
import { TextField, type TextFieldProps } from '../../components/TextField/TextField.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { VehicleChoice } from '../model/vehicle.ts';
import type { BlockProps } from '../private/blockProps.ts';
import { IntentForm, type FormTarget } from '../private/IntentForm.tsx';
import * as styles from './VinFinder.css.ts';

/** What finders of a vehicle by a number that it carries have in common. */
export interface NumberFinderProps extends BlockProps<'div'> {
  /** Answers with what the number means; takes it by post, since an address with such a number would end up in logs. */
  target: FormTarget;
  /** Looks the number up in place; without it the form is sent. */
  onFind?: (typed: string) => void;
  pending?: boolean;
  /** Why nothing was found, worded. */
  error?: string;
  /** Vehicles that the number can mean; `id` is the `catalogVehicleId`. */
  matches?: readonly VehicleChoice[];
  /** Takes `catalogVehicleId`, and `source` with the number where that proves the vehicle. */
  save: FormTarget;
  /** Of the form: what a storefront's checks listen to. */
  formProps?: Omit<ComponentProps<'form'>, 'action' | 'method' | 'target' | 'children' | 'className'>;
  /** Of the field: its `id`, its `errorMessage`, what puts it into form. */
  fieldProps?: Pick<TextFieldProps, 'id' | 'errorMessage' | 'normalize'>;
  /** Lies along the page: the help stands beside the field where there is room. */
  wide?: boolean;
}

interface FinderProps extends NumberFinderProps {
  name: 'vin' | 'plate';
  label: string;
  description: string;
  /** With the signs with which people write it. */
  maxLength: number;
  /** What was looked up. */
  value: string | undefined;
  matchesTitle: (count: number) => string;
  /** Of the fit proof. */
  source?: string;
  help?: ReactNode;
}

/** The field, its button, and the vehicles to choose from. */
export function NumberFinder(props: FinderProps) {
  const {
    target,
    onFind,
    pending = false,
    error,
    matches = [],
    save,
    wide = false,
    formProps,
    ...more
  } = props;
  const { fieldProps, name, label, description, maxLength, value, matchesTitle, source, help, ...rest } =
    more;
  const { className, ...root } = rest;
  const { vehicle } = useStrings();
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    formProps?.onSubmit?.(event);
    if (!onFind || event.defaultPrevented) return;
    event.preventDefault();
    onFind(String(new FormData(event.currentTarget).get(name) ?? ''));
  };
  return (
    <div className={classNames(styles.root, className)} {...root}>
      <div className={classNames(styles.parts, wide && styles.wide)}>
        <IntentForm target={target} className={styles.form} {...formProps} onSubmit={find}>
          <TextField
            {...{ name, label, description, maxLength }}
            {...fieldProps}
            errorMessage={fieldProps?.errorMessage ?? error}
            defaultValue={value}
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <Button type="submit" size="l" variant="outline" pending={pending} className={styles.find}>
            {vehicle.findVin}
          </Button>
        </IntentForm>
        {matches.length > 0 && (
          <Matches
            matches={matches}
            save={source ? { ...save, fields: { ...save.fields, source, [name]: value } } : save}
            title={matchesTitle(matches.length)}
          />
        )}
        {help}
      </div>
    </div>
  );
}

interface MatchesProps {
  matches: readonly VehicleChoice[];
  save: FormTarget;
  title: string;
}

function Matches({ matches, save, title }: MatchesProps) {
  const titleId = useId();
  return (
    <IntentForm target={save} className={styles.matches}>
      <p id={titleId} role="status" className={styles.matchesTitle}>
        {title}
      </p>
      <ul aria-labelledby={titleId} className={styles.matchList}>
        {matches.map(({ id, name }) => (
          <li key={id}>
            <button type="submit" name="catalogVehicleId" value={id} className={styles.match}>
              {name}
              <ChevronEndIcon size={20} className={styles.matchIcon} />
            </button>
          </li>
        ))}
      </ul>
    </IntentForm>
  );
}
