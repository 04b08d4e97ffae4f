import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { type EditForm, isSameField } from './edit-form.ts';
import styles from './users-page.module.css';

interface EditClashProps {
  field: keyof EditForm;
  form: EditForm;
  /** What somebody else has written meanwhile, where both changed a field. */
  theirs: Partial<EditForm> | undefined;
  onTake: (changes: Partial<EditForm>) => void;
}

/** What somebody else has written into a field that was changed here as well, to be taken over. */
export function EditClash({ field, form, theirs, onTake }: EditClashProps): ReactNode {
  const { t } = useTranslation('accounts');
  if (theirs === undefined || !(field in theirs) || isSameField(form[field], theirs[field])) return null;
  const text = wordsOf(theirs, field);
  return (
    <p className={styles.clash}>
      {text === '' ? t('users.edit.emptied') : t('users.edit.theirs', { value: text })}
      <Button
        look="quiet"
        compact
        onClick={({ currentTarget }) => {
          controlAbove(currentTarget)?.focus();
          onTake({ [field]: theirs[field] });
        }}
      >
        {t('users.edit.take')}
      </Button>
    </p>
  );

  function wordsOf({ role, locale, organisation, ...texts }: Partial<EditForm>, name: keyof EditForm): string {
    if (name === 'role') return role === undefined ? '' : t(`users.role.${role}`);
    if (name === 'locale') return locale === undefined ? '' : t(`web:language.${locale}`);
    return name === 'organisation' ? (organisation?.name ?? '') : (texts[name] ?? '');
  }
}

/** The control of the field the button stands below: the button goes, and the focus with it. */
function controlAbove(button: HTMLElement): HTMLElement | null | undefined {
  return button.closest('p')?.parentElement?.querySelector('select, input:not([type="search"])');
}
