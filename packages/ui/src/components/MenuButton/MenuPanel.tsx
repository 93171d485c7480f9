import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { useLocale } from '../../i18n/UiProvider.tsx';
import * as optionStyles from '../private/optionStyles.css.ts';
import { panel } from '../private/panelStyles.css.ts';
import type { MenuAction } from './MenuButton.tsx';

interface MenuPanelProps {
  items: readonly MenuAction[];
  onAction: (id: string) => void;
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | undefined;
}

/** The list that a menu button opens; it takes its name from the button. */
export function MenuPanel({ items, onAction, placement = 'bottom start' }: MenuPanelProps) {
  return (
    // First letters are compared as the shopper's language does.
    <I18nProvider locale={useLocale()}>
      <Popover offset={4} placement={placement} className={panel}>
        <Menu
          className={optionStyles.list}
          onAction={(key) => onAction(String(key))}
          disabledKeys={items.filter(({ isDisabled }) => isDisabled).map(({ id }) => id)}
        >
          {items.map(({ id, label, description, icon, href }) => (
            <MenuItem
              key={id}
              id={id}
              textValue={label}
              className={optionStyles.option}
              {...(href && { href })}
            >
              {icon}
              <span className={optionStyles.words}>
                <span>{label}</span>
                {description && <span className={optionStyles.description}>{description}</span>}
              </span>
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </I18nProvider>
  );
}
