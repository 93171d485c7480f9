import { useId, type ComponentProps } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { PickerLevel, PickerLevelName, VehicleChoice } from '../model/vehicle.ts';
import { HiddenFields, IntentForm, type FormTarget } from '../private/IntentForm.tsx';
import { usePicks, type OnPick } from './usePicks.ts';
import * as styles from './LevelFields.css.ts';

export interface LevelFieldsProps {
  /** In the market's order. */
  levels: readonly PickerLevel[];
  /** Page that shows the picker; it gets each picked level as a parameter of its name. */
  action: string;
  /** What else stays in the address. */
  keep?: Readonly<Record<string, string | undefined>>;
  /** Takes `catalogVehicleId`. */
  save: FormTarget;
  onPick?: OnPick;
  /** Loads a level again. */
  onRetry?: (level: PickerLevelName) => void;
  /** The vehicle is being saved. */
  saving?: boolean;
  /** Side by side where there is room. */
  compact: boolean;
}

/**
 * One select per level. Without script a button asks for the next level, and the last one posts; with script each
 * pick opens the next and the last one saves.
 */
export function LevelFields(props: LevelFieldsProps) {
  const { levels, action, keep, save, onPick, onRetry, saving = false, compact } = props;
  const { vehicle } = useStrings();
  const saveId = useId();
  const picks = usePicks(levels, onPick);
  const last = levels.at(-1);
  const hintId = useId();
  const canSave = Boolean(last?.items?.length);
  const plain = onPick && styles.withoutScript;
  const confirms = picks.waits || saving;
  const savesByItself = Boolean(onPick) && !confirms;
  return (
    <>
      <form
        method="get"
        action={action}
        aria-label={vehicle.picker}
        aria-describedby={savesByItself ? hintId : undefined}
        data-intent="pick-vehicle"
        className={styles.form}
        onSubmit={picks.submit}
      >
        <HiddenFields fields={keep} />
        <div className={classNames(styles.levels, compact && styles.compactLevels)}>
          {levels.map((level) => (
            <LevelField
              key={level.name}
              level={level}
              description={!compact && level.name === 'engine' && vehicle.engineHint}
              // The last choice goes to the other form, which posts it.
              {...(level === last && { name: 'catalogVehicleId', form: saveId, required: true })}
              onRetry={onRetry}
              {...picks.selectProps(level)}
            />
          ))}
        </div>
        <div className={styles.buttons}>
          <Button type="submit" variant={canSave ? 'outline' : 'primary'} className={plain}>
            {vehicle.next}
          </Button>
          {canSave && (
            <Button type="submit" variant="primary" form={saveId} className={plain}>
              {vehicle.save}
            </Button>
          )}
          {confirms && (
            <Button variant="primary" pending={saving} onClick={picks.confirm}>
              {vehicle.save}
            </Button>
          )}
          {savesByItself && (
            <p id={hintId} className={styles.hint}>
              {vehicle.lastPickSaves}
            </p>
          )}
        </div>
      </form>
      <IntentForm id={saveId} target={save} hidden>
        <input type="submit" />
      </IntentForm>
    </>
  );
}

interface LevelFieldProps extends Omit<ComponentProps<'select'>, 'children' | 'size' | 'multiple'> {
  level: PickerLevel;
  description: string | false;
  onRetry: LevelFieldsProps['onRetry'];
}

function LevelField({ level, description, onRetry, ...select }: LevelFieldProps) {
  const { vehicle, chooseOption, loading, tryAgain } = useStrings();
  const { name, items, error = false } = level;
  const message = error ? vehicle.loadFailed : items?.length === 0 && vehicle.noneFound[name];
  const isOpen = Boolean(items ?? level.loading) || error;
  return (
    <div className={styles.level}>
      <Select
        name={name}
        {...select}
        label={vehicle.level[name]}
        placeholder={level.loading ? loading : chooseOption}
        disabled={!isOpen}
        // Not disabled while it loads: the focus that a pick sent here would be lost.
        {...(level.loading && { 'aria-busy': true, 'aria-disabled': true })}
        description={description}
        errorMessage={message}
      >
        {items && !level.loading && <Choices items={name === 'year' ? newestFirst(items) : items} />}
      </Select>
      {level.loading && <Spinner className={styles.spinner} />}
      {error && (
        // Without script it asks for the page again.
        <Button
          type="submit"
          variant="quiet"
          size="s"
          className={styles.retry}
          onClick={(event) => {
            if (!onRetry) return;
            event.preventDefault();
            onRetry(name);
          }}
        >
          {tryAgain}
        </Button>
      )}
    </div>
  );
}

function Choices({ items }: { items: readonly VehicleChoice[] }) {
  const { vehicle } = useStrings();
  const popular = items.filter((item) => item.popular);
  const others = items.filter((item) => !item.popular);
  if (popular.length === 0 || others.length === 0) return <Options items={items} />;
  return (
    <>
      <optgroup label={vehicle.popular}>
        <Options items={popular} />
      </optgroup>
      <optgroup label={vehicle.others}>
        <Options items={others} />
      </optgroup>
    </>
  );
}

function Options({ items }: { items: readonly VehicleChoice[] }) {
  return items.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
}

function newestFirst(years: readonly VehicleChoice[]): VehicleChoice[] {
  return [...years].sort((a, b) => Number(b.name) - Number(a.name));
}
