import { type FormEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { FormFailure } from '#modules/accounts/web/public.ts';
import type { OpenedVersionDto } from '#modules/prices/contract.ts';
import { providerDay } from '#modules/prices/domain/provider-day.ts';
import { refusalText } from '#web/errors/failure-text.ts';
import { isDay, typedDay } from '#web/language/day.ts';
import { Button } from '#web/ui/button.tsx';
import { DayInput } from '#web/ui/day-input.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { focusFirstFault } from '#web/ui/first-fault.ts';
import { EffectTold } from './effect/effect-told.tsx';
import styles from './prices-page.module.css';
import type { useVersionSteps } from './use-version-steps.ts';
import { VersionWarnings } from './version-warnings.tsx';

interface StageDialogProps {
  opened: OpenedVersionDto;
  staging: ReturnType<typeof useVersionSteps>['stage'];
  onClose: () => void;
}

/** Asks on which day a version comes into force. */
export function StageDialog({ opened, staging, onClose }: StageDialogProps): ReactNode {
  const { t } = useTranslation('prices');
  const { version } = opened;
  const today = providerDay(new Date());
  const [day, setDay] = useState(version.validFrom ?? today);
  const [isTried, setTried] = useState(false);
  const written = typedDay(day);
  const isAllowed = isDay(written) && written >= today;

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    flushSync(() => setTried(true));
    if (!focusFirstFault(event.currentTarget)) staging.mutate(written);
  }

  return (
    <Dialog title={t('lists.stage.title', { no: version.no })} width="narrow" onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={handleSubmit}>
        <p>{t('lists.stage.text')}</p>
        <EffectTold version={version.id} />
        <VersionWarnings opened={opened} />
        <Field
          label={t('lists.stage.day')}
          error={isTried && !isAllowed ? t('lists.stage.dayWrong', { today }) : undefined}
        >
          {(control) => <DayInput {...control} label={t('lists.stage.day')} value={day} onValue={setDay} />}
        </Field>
        <FormFailure>{staging.isError && refusalText(staging.error, t)}</FormFailure>
        <DialogActions>
          <Button onClick={onClose}>{t('web:ui.cancel')}</Button>
          <Button type="submit" look="primary" busy={staging.isPending}>
            {t('lists.stage.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
