import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noteFailure } from '#web/errors/notify-failure.ts';
import type { PaletteEntry, Situation } from '#web/palette/palette.ts';
import { loadAnswers } from './sources.ts';

export interface Answers {
  readonly entries: readonly PaletteEntry[];
  /** Whether what is typed is still being read. */
  readonly isPending: boolean;
}

const NONE: Answers = { entries: [], isPending: false };
const PENDING: Answers = { entries: [], isPending: true };

/** The entries that answer what is typed; those for an earlier text are dropped. */
export function useAnswers(typed: string, situation: Situation): Answers {
  const { t } = useTranslation();
  const [answered, setAnswered] = useState<{ readonly text: string; readonly answers: Answers }>();
  const text = typed.trim();
  useEffect(() => {
    if (text === '') return;
    let isWanted = true;
    const answer = (answers: Answers) => isWanted && setAnswered({ text, answers });
    answersTo(text, situation).then(
      (entries) => answer({ entries, isPending: false }),
      (error: unknown) => {
        answer(NONE);
        noteFailure(error, t);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [text, situation, t]);
  if (text === '') return NONE;
  return answered?.text === text ? answered.answers : PENDING;
}

async function answersTo(text: string, situation: Situation): Promise<readonly PaletteEntry[]> {
  const answers = await loadAnswers();
  return (await Promise.all(answers.map((answer) => answer(text, situation)))).flat();
}
