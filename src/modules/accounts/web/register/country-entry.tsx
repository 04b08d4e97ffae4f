import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { HTML_LANG, localeOfInterface } from '#web/language/language.ts';
import { classes } from '#web/ui/classes.ts';
import { Field } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icons.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { type Country, countriesIn, countriesLike, countryNamed } from './countries.ts';
import styles from './register.module.css';
import type { RegistrationState } from './use-registration.ts';

/** A country or region, found by typing: a combobox whose first match the Tab key takes. */
export function CountryEntry({ registration }: { registration: RegistrationState }): ReactNode {
  const { t, i18n } = useTranslation('accounts');
  const { form, nameOf, errorOf, change, leave } = registration;
  const listId = useId();
  const countries = useMemo(() => countriesIn(HTML_LANG[localeOfInterface(i18n)]), [i18n]);
  const chosen = countries.find(({ code }) => code === form.country);
  /** What is being typed, while it is. */
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const matches = countriesLike(typed ?? '', countries);
  const activeId = open && matches[active] ? `${listId}-${matches[active].code}` : undefined;

  useEffect(() => {
    if (open) document.getElementById(listId)?.scrollIntoView({ block: 'nearest' });
  }, [open, listId]);
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function show(): void {
    setActive(typed === undefined ? countries.findIndex(({ code }) => code === form.country) : 0);
    setOpen(true);
  }

  /** What stands there is replaced by what is typed next. */
  function handleClick({ currentTarget }: MouseEvent<HTMLInputElement>): void {
    if (typed === undefined) currentTarget.select();
    show();
  }

  function close(): void {
    setOpen(false);
    setTyped(undefined);
  }

  function choose(country: Country): void {
    change('country', country.code);
    close();
  }

  function handleType(text: string): void {
    setTyped(text);
    setActive(text === '' ? -1 : 0);
    setOpen(true);
    if (text === '') change('country', '');
    const named = countryNamed(text, countries);
    if (named !== undefined) change('country', named.code);
  }

  function handleKey(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (open) setActive(Math.min(Math.max(active + step, 0), matches.length - 1));
      else show();
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      const country = matches[active];
      if (country !== undefined) choose(country);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      close();
    }
  }

  function handleBlur(event: FocusEvent): void {
    const meant = typed ? matches[active] : undefined;
    if (meant !== undefined) change('country', meant.code);
    close();
    leave('country', event);
  }

  return (
    <Field label={nameOf('country')} hint={t('register.hint.country')} error={errorOf('country')} required>
      {(control) => (
        <span className={styles.combobox}>
          <TextInput
            {...control}
            role="combobox"
            autoComplete="country-name"
            spellCheck={false}
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={listId}
            aria-activedescendant={activeId}
            value={typed ?? chosen?.name ?? ''}
            onChange={(event) => handleType(event.target.value)}
            onClick={handleClick}
            onKeyDown={handleKey}
            onBlur={handleBlur}
          />
          <Icon name="down" size={16} />
          <CountryList
            id={listId}
            name={t('register.country.list')}
            countries={open ? matches : []}
            activeId={activeId}
            chosen={form.country}
            onChoose={choose}
          />
          <span role="status" className={classes(open && matches.length === 0 && styles.none)}>
            {open && matches.length === 0 && t('register.country.none', { text: typed })}
          </span>
        </span>
      )}
    </Field>
  );
}

interface CountryListProps {
  id: string;
  name: string;
  countries: readonly Country[];
  activeId: string | undefined;
  chosen: string;
  onChoose: (country: Country) => void;
}

function CountryList({ id, name, countries, activeId, chosen, onChoose }: CountryListProps): ReactNode {
  return (
    <div id={id} role="listbox" aria-label={name} className={styles.countries} hidden={countries.length === 0}>
      {countries.map((country) => {
        const optionId = `${id}-${country.code}`;
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the combobox, where the focus stays
          <div
            key={country.code}
            id={optionId}
            role="option"
            tabIndex={-1}
            aria-selected={country.code === chosen}
            className={classes(styles.country, optionId === activeId && styles.active)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(country)}
          >
            {country.name}
          </div>
        );
      })}
    </div>
  );
}
