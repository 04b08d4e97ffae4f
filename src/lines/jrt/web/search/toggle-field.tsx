import type { ReactNode } from 'react';
import { textIn } from '#kernel/locale.ts';
import { SEARCH_TOGGLES } from '#lines/jrt/configuration.ts';
import type { FieldDescription } from '#modules/configurator/domain/describe/describe.ts';
import { useWizardView } from '#modules/configurator/web/public.ts';
import { Segments } from '#web/ui/segments.tsx';
import styles from './search-form.module.css';

const WAYS = Object.values(SEARCH_TOGGLES).flat();

/** Two ways to ask for the same thing, and the field of the way that is taken. */
export function ToggleField({ field, children }: { field: FieldDescription; children: ReactNode }): ReactNode {
  const { words, asking } = useWizardView();
  return (
    <div className={styles.toggled} data-field={field.id}>
      <Segments
        label={words.field(field.id)}
        value={field.value ?? ''}
        options={field.options.map(({ code, label }) => ({ value: code, label: textIn(label, words.locale) }))}
        onValue={(code) => {
          const by = WAYS.find((way) => way === code);
          if (by) asking.propose({ kind: 'searchBy', by }, field.id);
        }}
      />
      {children}
    </div>
  );
}
