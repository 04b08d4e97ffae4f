import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MailDto } from '#modules/mail/contract.ts';
import { Tag, type Tone } from '#web/ui/tag.tsx';

const TONES: Readonly<Record<MailDto['state'], Tone>> = { queued: 'neutral', sent: 'fits', failed: 'refused' };

/** The state of a mail in a word. */
export function MailState({ state }: Pick<MailDto, 'state'>): ReactNode {
  const { t } = useTranslation('mail');
  return <Tag tone={TONES[state]}>{t(`state.${state}`)}</Tag>;
}
