import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#kernel/locale.ts';
import type { FieldDescription } from '#modules/configurator/domain/describe/describe.ts';
import { listOfWords } from '#modules/configurator/web/format.ts';
import { SizingMark } from '#modules/configurator/web/wizard/sizing-mark.tsx';
import { useStated } from '#modules/configurator/web/wizard/use-stated.ts';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import styles from './overview-step.module.css';

/** Fields with what stands in them and is to be known of it; what was chosen stands out, what is usual is quieter. */
export function FieldRows({ fields }: { fields: readonly FieldDescription[] }): ReactNode {
  return (
    <dl className={styles.values}>
      {fields.map((field) => (
        <FieldRow key={field.id} field={field} />
      ))}
    </dl>
  );
}

function FieldRow({ field }: { field: FieldDescription }): ReactNode {
  const { t } = useTranslation('configurator');
  const { words, goTo } = useWizardView();
  const stated = useStated();
  const note = field.options.find(({ code }) => code === field.value)?.note;
  const isChosen = field.options.some(({ state }) => state === 'chosen') || field.options.length === 0;
  return (
    <div className={isChosen ? styles.chosen : undefined}>
      <dt>{words.field(field.id)}</dt>
      <dd>
        {field.isOpen ? (
          <button type="button" className={styles.missing} onClick={() => goTo(field.def.step, field.id)}>
            {t('field.open')}
          </button>
        ) : (
          <>
            {stated(field.id, valueWords(field, words))}
            {note && <small className={styles.note}>{textIn(note, words.locale)}</small>}
            <SizingMark field={field} />
          </>
        )}
      </dd>
    </div>
  );
}

function valueWords({ id, value, def }: FieldDescription, words: ReturnType<typeof useWizardView>['words']): string {
  if (value === null) return '';
  if (def.kind !== 'multi') return words.value(id, value);
  return listOfWords(
    value.split(',').map((code) => words.value(`${id}.${code}`, 'yes')),
    words.locale,
  );
}
