import { useId, type ComponentProps, type SubmitEvent } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { ChevronEndIcon } from '../../components/Icon/navigationIcons.tsx';
import { TextField, type TextFieldProps } from '../../components/TextField/TextField.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { VehicleChoice } from '../model/vehicle.ts';
import type { BlockProps } from '../private/blockProps.ts';
import { IntentForm, type FormTarget } from '../private/IntentForm.tsx';
import * as styles from './VinFinder.css.ts';

export interface VinFinderProps extends BlockProps<'div'> {
  /** Answers with what a VIN means; takes `vin` by post, since an address with a VIN would end up in logs. */
  target: FormTarget;
  /** Looks the VIN up in place; without it the form is sent. */
  onFind?: (vin: string) => void;
  /** What was looked up. */
  vin?: string;
  pending?: boolean;
  /** Why nothing was found, worded. */
  error?: string;
  /** Vehicles that the VIN can mean; `id` is the `catalogVehicleId`. */
  matches?: readonly VehicleChoice[];
  /** Takes `catalogVehicleId` and `source`. */
  save: FormTarget;
  /** Of the form: what a storefront's checks listen to. */
  formProps?: Omit<ComponentProps<'form'>, 'action' | 'method' | 'target' | 'children' | 'className'>;
  /** Of the field: its `id`, its `errorMessage`, what puts it into form. */
  fieldProps?: Pick<TextFieldProps, 'id' | 'errorMessage' | 'normalize'>;
  /** Lies along the page: the help stands beside the field where there is room. */
  wide?: boolean;
}

/** A vehicle by the number that it carries; when the engine stays open the shopper picks it [PLUS-007]. */
export function VinFinder(props: VinFinderProps) {
  const {
    target,
    onFind,
    vin,
    pending = false,
    error,
    matches = [],
    save,
    wide = false,
    formProps,
    fieldProps,
    className,
    ...rest
  } = props;
  const { vehicle } = useStrings();
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    formProps?.onSubmit?.(event);
    if (!onFind || event.defaultPrevented) return;
    event.preventDefault();
    onFind(String(new FormData(event.currentTarget).get('vin') ?? ''));
  };
  return (
    <div className={classNames(styles.root, className)} {...rest}>
      <div className={classNames(styles.parts, wide && styles.wide)}>
        <IntentForm target={target} className={styles.form} {...formProps} onSubmit={find}>
          <TextField
            label={vehicle.vin}
            description={vehicle.vinHint}
            {...fieldProps}
            errorMessage={fieldProps?.errorMessage ?? error}
            name="vin"
            defaultValue={vin}
            required
            // 17, and the spaces or dashes with which people copy it.
            maxLength={24}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <Button type="submit" size="l" variant="outline" pending={pending} className={styles.find}>
            {vehicle.findVin}
          </Button>
        </IntentForm>
        {matches.length > 0 && <VinMatches matches={matches} save={save} />}
        <Disclosure variant="plain" summary={vehicle.whereIsVin} className={styles.help}>
          <ul className={styles.places}>
            {vehicle.vinPlaces.map((place) => (
              <li key={place}>{place}</li>
            ))}
          </ul>
        </Disclosure>
      </div>
    </div>
  );
}

function VinMatches({ matches, save }: { matches: readonly VehicleChoice[]; save: FormTarget }) {
  const { vehicle } = useStrings();
  const titleId = useId();
  return (
    <IntentForm target={{ ...save, fields: { ...save.fields, source: 'vin' } }} className={styles.matches}>
      <p id={titleId} role="status" className={styles.matchesTitle}>
        {vehicle.vinMatches(matches.length)}
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
