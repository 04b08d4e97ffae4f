import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noteFailure } from '#web/errors/notify-failure.ts';
import type { PaletteEntry, Situation } from '#web/palette/palette.ts';
import { loadAnswers } from './sources.ts';

interface Answered {
  readonly typed: string;
  readonly entries: readonly PaletteEntry[];
}

const NONE: readonly PaletteEntry[] = [];

/** The entries that answer what is typed; those for an earlier text are dropped. */
export function useAnswers(typed: string, situation: Situation): readonly PaletteEntry[] {
  const { t } = useTranslation();
  const [answered, setAnswered] = useState<Answered>();
  const text = typed.trim();
  useEffect(() => {
    if (text === '') return;
    let isWanted = true;
    answersTo(text, situation).then(
      (entries) => isWanted && setAnswered({ typed: text, entries }),
      (error: unknown) => noteFailure(error, t),
    );
    return () => {
      isWanted = false;
    };
  }, [text, situation, t]);
  return answered?.typed === text ? answered.entries : NONE;
}

async function answersTo(text: string, situation: Situation): Promise<readonly PaletteEntry[]> {
  const answers = await loadAnswers();
  return (await Promise.all(answers.map((answer) => answer(text, situation)))).flat();
}
