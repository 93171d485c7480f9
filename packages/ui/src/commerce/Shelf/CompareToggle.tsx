import { useEffect, useEffectEvent, useRef } from 'react';
import { classNames } from '../../components/private/classNames.ts';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import * as choice from '../private/choice.css.ts';
import * as styles from './Compare.css.ts';

/** The form that the boxes of a page belong to, without script too. */
export const COMPARE_FORM = 'compare';

export interface CompareToggleProps extends BlockProps<'label'> {
  skuNumber: string;
  chosen: boolean;
  /** Answers whether it did: a full comparison takes no more. */
  onChoose: NonNullable<ComparedProps['onCompare']>;
  /** Id of the part's title: the boxes of a list have one short name. Without it the part is the page's own. */
  titleId?: string;
}

/** Of a part in a list that may be compared. */
export interface ComparedProps {
  isCompared?: boolean;
  /** Puts the part into the comparison or takes it out, and answers whether it did. Without it there is no box. */
  onCompare?: (skuNumber: string, isChosen: boolean) => boolean;
}

/** A box that puts a part into the comparison. Without script it is a field of `CompareBar` [PLUS-067]. */
export function CompareToggle(props: CompareToggleProps) {
  const { skuNumber, chosen, onChoose, titleId, className, ...rest } = props;
  const { shelf } = useStrings();
  const box = useRef<HTMLInputElement>(null);
  // Ticked before script took over (PLUS-061).
  const onArrival = useEffectEvent(() => {
    const { current } = box;
    if (current?.checked && !chosen) current.checked = onChoose(skuNumber, true);
  });
  useEffect(() => onArrival(), []);
  useEffect(() => {
    if (box.current) box.current.checked = chosen;
  }, [chosen]);
  return (
    <label className={classNames(styles.toggle, className)} {...rest}>
      <input
        ref={box}
        type="checkbox"
        name="skuNumbers"
        form={COMPARE_FORM}
        value={skuNumber}
        aria-describedby={titleId}
        className={choice.box}
        onChange={({ currentTarget: it }) => {
          if (!onChoose(skuNumber, it.checked)) it.checked = !it.checked;
        }}
      />
      {titleId ? shelf.compare : shelf.compareAdd}
    </label>
  );
}
