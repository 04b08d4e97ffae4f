import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#kernel/locale.ts';
import type { Application, InputDef } from '#modules/sizing/domain/core/model.ts';
import { symbolOf } from '#modules/sizing/domain/core/printed.ts';
import { unitsFor } from '#modules/sizing/domain/core/units.ts';
import { inputsOf, nameIn } from '#modules/sizing/domain/sizing.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { Fold } from '#web/ui/fold.tsx';
import styles from './axes-by-table.module.css';

/** The columns a table may have: sign, name, and the units or words that are understood. */
export function KnownColumns({ application }: { application: Application }): ReactNode {
  const { t, i18n } = useTranslation('sizing');
  const locale = localeOfInterface(i18n);
  const inputs = inputsOf(application);
  return (
    <Fold title={t('axes.columns', { count: inputs.length })}>
      <ul className={styles.columns}>
        {inputs.map((input) => (
          <li key={input.id}>
            <i>{symbolOf(input.id)}</i> {textIn(nameIn(application, input.id) ?? { zh: '', en: '' }, locale)}
            <Understood input={input} />
          </li>
        ))}
      </ul>
    </Fold>
  );
}

function Understood({ input }: { input: InputDef }): ReactNode {
  const { t, i18n } = useTranslation('sizing');
  const locale = localeOfInterface(i18n);
  const said = {
    number: () => (input.kind === 'number' ? unitsFor(input.unit).filter((unit) => unit !== '') : []),
    choice: () => (input.kind === 'choice' ? input.options.map(({ name }) => textIn(name, locale)) : []),
    switch: () => [t('axes.yesNo')],
    masses: () => ['20@150; 5@300'],
  }[input.kind]();
  return said.length === 0 ? null : <small>{said.join(' · ')}</small>;
}
