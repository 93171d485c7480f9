import { useState } from 'react';
import { useStrings } from '../../i18n/UiProvider.tsx';
import { EyeIcon, EyeOffIcon } from '../Icon/accountIcons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import * as styles from './PasswordField.css.ts';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end'>;

/** A password that can be shown (WCAG 3.3.8). `autoComplete` tells a new one from a known one. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const { showPassword, hidePassword } = useStrings();
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          label={shown ? hidePassword : showPassword}
          size="s"
          className={styles.reveal}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOffIcon size={20} /> : <EyeIcon size={20} />}
        </IconButton>
      }
    />
  );
}
