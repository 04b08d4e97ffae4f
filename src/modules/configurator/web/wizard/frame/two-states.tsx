import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Divergence } from '#modules/drafts/web/public.ts';
import { dateAndTime } from '#web/language/date-and-time.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { useActedFor } from '#web/session/acting.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './two-states.module.css';

export interface TwoStatesProps {
  divergence: Divergence;
  onChoose: (which: 'mine' | 'theirs') => void;
}

/** Says that there are two states of what is configured and why, and asks which one to go on with; both are kept until then. */
export function TwoStates({ divergence: { cause, at, name, content }, onChoose }: TwoStatesProps): ReactNode {
  const { t, i18n } = useTranslation('configurator');
  const customer = useActedFor()?.customerName ?? t('twoStates.oneself');
  const time = dateAndTime(new Date(at).toISOString(), localeOfInterface(i18n));
  const isGone = content === null;
  const said = isGone
    ? [t('twoStates.stillHere')]
    : [
        t(`twoStates.${cause}`, { time, customer }),
        ...(name === '' ? [] : [t('twoStates.name', { name })]),
        t('twoStates.both'),
      ];
  return (
    <section role="alert" aria-label={t('twoStates.title')} className={styles.notice}>
      <p>
        <strong>{isGone ? t('twoStates.gone', { time }) : t('twoStates.title')}</strong> {said.join(' ')}
      </p>
      <div className={styles.choices}>
        <Button compact onClick={() => onChoose('mine')}>
          {t('twoStates.mine')}
        </Button>
        <Button compact onClick={() => onChoose('theirs')}>
          {t(isGone ? 'twoStates.discard' : 'twoStates.theirs')}
        </Button>
      </div>
    </section>
  );
}
