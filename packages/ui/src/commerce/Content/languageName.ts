import { useLocale } from '../../i18n/UiProvider.tsx';

/** 'Spanish', in the page's language, of a text that is not in it. */
export function useLanguageName(locale: string | undefined): string | undefined {
  const own = useLocale();
  if (locale === undefined) return undefined;
  const [language, ownLanguage] = [locale, own].map((each) => new Intl.Locale(each).language);
  if (language === undefined || language === ownLanguage) return undefined;
  const name = new Intl.DisplayNames(own, { type: 'language' }).of(language);
  // Spanish and Portuguese write names of languages in lower case; a label begins with a capital letter.
  return name && name.charAt(0).toLocaleUpperCase(own) + name.slice(1);
}
