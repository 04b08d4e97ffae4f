import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#kernel/locale.ts';
import type { Warning } from '#modules/configurator/domain/warnings/warnings.ts';
import type { FieldId } from '#product/configuration.ts';
import { stepOf } from '#product/line.ts';
import { classes } from '#web/ui/classes.ts';
import { Fold } from '#web/ui/fold.tsx';
import { Icon } from '#web/ui/icons.tsx';
import styles from './warning-notes.module.css';
import { useWizardView } from './wizard-view.ts';

/** What is to be told about some fields, right beside them; it stands in nobody's way. */
export function WarningNotes({ at }: { at: readonly FieldId[] }): ReactNode {
  const { description, words } = useWizardView();
  const warnings = description.warnings.filter(({ fields: [first = ''] }) => at.includes(first));
  return warnings.map((warning) => (
    <p key={warning.id} role="note" className={classes(styles.note, styles[warning.level])}>
      <WarningSign warning={warning} />
      <span>{textIn(warning.text, words.locale)}</span>
    </p>
  ));
}

/** All that is to be told about the product, each a way to the field it is about; folded to a count where little room is. */
export function WarningList({ isOpen = false }: { isOpen?: boolean }): ReactNode {
  const { t } = useTranslation('configurator');
  const { description, product, words, goTo } = useWizardView();
  const { warnings } = description;
  if (warnings.length === 0) return null;
  return (
    <section className={styles.list} aria-label={t('warning.title')}>
      <Fold title={t('warning.count', { count: warnings.length })} open={isOpen}>
        <ul>
          {warnings.map((warning) => (
            <li key={warning.id} className={styles[warning.level]}>
              <WarningSign warning={warning} />
              <WarningLink warning={warning} onOpen={(field) => goTo(stepOf(field, product.context.line), field)}>
                {textIn(warning.text, words.locale)}
              </WarningLink>
            </li>
          ))}
        </ul>
      </Fold>
    </section>
  );
}

interface WarningLinkProps {
  warning: Warning;
  onOpen: (field: FieldId) => void;
  children: string;
}

function WarningLink({ warning, onOpen, children }: WarningLinkProps): ReactNode {
  const [field] = warning.fields;
  if (field === undefined) return <span>{children}</span>;
  return (
    <button type="button" onClick={() => onOpen(field)}>
      {children}
    </button>
  );
}

function WarningSign({ warning }: { warning: Warning }): ReactNode {
  return <Icon name={warning.level === 'attention' ? 'warning' : 'info'} size={16} />;
}
