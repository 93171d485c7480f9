import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import { Failure } from './Failure.tsx';
import * as styles from './Failure.css.ts';
import { OopsDrawing } from './OopsDrawing.tsx';

export interface CrashBlockProps extends BlockProps<'div'> {
  homeHref: string;
  /** Without it 'Try again' is a link to this address once more. */
  onRetry?: () => void;
  /** The error's text; to be given in developer builds only [SHELL-062]. */
  details?: string;
}

/** What stands between header and footer when rendering failed [SHELL-061]. */
export function CrashBlock({ homeHref, onRetry, details, ...rest }: CrashBlockProps) {
  const { page, tryAgain } = useStrings();
  const { title, text } = page.crash;
  return (
    <Failure picture={<OopsDrawing />} title={title} text={text} {...rest}>
      <div className={styles.actions}>
        {onRetry ? (
          <Button variant="primary" onClick={onRetry}>
            {tryAgain}
          </Button>
        ) : (
          <ButtonLink variant="primary" href="">
            {tryAgain}
          </ButtonLink>
        )}
        <ButtonLink variant="outline" href={homeHref}>
          {page.goHome}
        </ButtonLink>
      </div>
      {details !== undefined && (
        <Disclosure summary={page.crash.details} className={styles.details}>
          <pre className={styles.trace}>{details}</pre>
        </Disclosure>
      )}
    </Failure>
  );
}
