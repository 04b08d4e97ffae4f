import { useTranslation } from 'react-i18next';
import { failureText } from '#web/errors/failure-text.ts';
import type { AtOnceWords } from './words.ts';

/** How a list tells of what is done with several of its rows: the texts `atOnce` of its namespace. */
export function useAtOnceWords(namespace: 'bills' | 'quotes'): AtOnceWords {
  const { t } = useTranslation(namespace);
  return {
    progress: t('atOnce.progress'),
    far: (far) => t('atOnce.far', { ...far }),
    stop: t('atOnce.stop'),
    stopped: t('atOnce.stopped'),
    done: t('atOnce.done'),
    ended: (far) => t('atOnce.ended', { ...far }),
    outcomes: t('atOnce.outcomes'),
    faultOf: (error) => failureText(error, t),
  };
}
