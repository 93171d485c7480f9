import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { useStrings } from '../../i18n/UiProvider.tsx';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { classNames } from '../private/classNames.ts';
import { ErrorContent } from '../private/ErrorContent.tsx';
import * as fieldStyles from '../private/fieldStyles.css.ts';
import { useColorModeChange } from '../private/useColorModeChange.ts';
import { useHydrated } from '../private/useHydrated.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './CardFieldsFrame.css.ts';

export interface CardFieldsFrameProps extends Omit<
  ComponentProps<'iframe'>,
  'title' | 'children' | 'height'
> {
  /** Names the fields and the frame. */
  label: string;
  /** Address of the gateway's fields; absent while their session is asked for. */
  src: string | undefined;
  /** px, as the frame says; its place is kept while it loads. */
  height: number;
  /** The gateway said that its fields are there; without it the frame's load says so. */
  isReady?: boolean;
  /** What the gateway found in its fields. */
  errorMessage?: ReactNode;
  /** The fields cannot be had, in words. */
  failure?: ReactNode;
  onRetry?: () => void;
  /** The page has turned light or dark: the gateway's fields can be told the colours that the frame now has. */
  onColorModeChange?: () => void;
  /** Shows a ring around the frame while the focus is in it: for a gateway whose fields show none of their own. */
  showsFocus?: boolean;
}

/**
 * The place of a gateway's card fields: neither this page nor its servers see a number (PLUS-020). `className` and
 * `style` go to the field, everything else, `ref` too, to the frame.
 */
export function CardFieldsFrame(props: CardFieldsFrameProps) {
  const { label, src, height, isReady, errorMessage, failure, onRetry, showsFocus, ...others } = props;
  const { className, style, onLoad, onColorModeChange, ...frame } = others;
  const { tryAgain } = useStrings();
  const [loaded, setLoaded] = useState<string>();
  const labelId = useId();
  const errorId = useId();
  // Its load must not be over before someone listens.
  const hasScript = useHydrated();
  useColorModeChange(onColorModeChange);
  const waits = !(isReady ?? (src !== undefined && loaded === src));
  if (failure != null) {
    return (
      <Alert
        tone="error"
        role="alert"
        className={className}
        style={style}
        actions={onRetry && <Button onClick={onRetry}>{tryAgain}</Button>}
      >
        {failure}
      </Alert>
    );
  }
  return (
    <div
      role="group"
      aria-labelledby={labelId}
      aria-describedby={errorMessage ? errorId : undefined}
      aria-busy={waits || undefined}
      className={classNames(styles.root, className)}
      style={style}
    >
      <p id={labelId} className={fieldStyles.label}>
        {label}
      </p>
      <div className={styles.stage} style={{ minBlockSize: `${height}px` }}>
        {waits && <Skeleton shape="box" height="100%" className={styles.place} />}
        {src !== undefined && hasScript && (
          <iframe
            className={classNames(styles.frame, showsFocus && styles.ringed, waits && styles.waiting)}
            {...frame}
            src={src}
            title={label}
            height={height}
            onLoad={(event) => {
              setLoaded(src);
              onLoad?.(event);
            }}
          />
        )}
      </div>
      {errorMessage && (
        <div id={errorId} role="alert" className={fieldStyles.error}>
          <ErrorContent>{errorMessage}</ErrorContent>
        </div>
      )}
    </div>
  );
}
