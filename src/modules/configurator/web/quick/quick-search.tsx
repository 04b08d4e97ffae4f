import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { USUAL_LINE } from '#lines/configurable.ts';
import { lineOf } from '#lines/line-of.ts';
import { fetchAhead } from '#web/loading/load-screen.ts';
import { pathOfLine } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { pathOfQuickSearch, QUICK } from './quick-path.ts';
import type { LineReading, ReadQuickly } from './quick-reader.ts';
import styles from './quick-search.module.css';
import type { QuickUnderstood } from './quick-understood.tsx';

/**
 * One field for all a drive is looked for by. What is understood while one types stands below it; Enter leads to the rows that
 * answer it, or to the product a type code names.
 */
export function QuickSearch(): ReactNode {
  const { t } = useTranslation('web');
  const id = useId();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  const [reader, wantReader] = useReader();
  const reading = typed.trim() === '' ? undefined : reader?.read(typed);

  function handleType(text: string): void {
    fetchAhead(wantReader);
    setTyped(text);
    setRefused(false);
  }

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const other = lineOf(typed.trim().toUpperCase());
    if (other !== undefined && other.stage !== 'soon') void navigate(pathOfLine(other.code));
    else if (typed.trim() === '') refuse();
    else go(await readIfPossible());
  }

  /** Without a connection the wizard reads it, once it is there. */
  async function readIfPossible(): Promise<LineReading | undefined> {
    const ready = await wantReader().catch(() => undefined);
    return ready?.read(typed);
  }

  function refuse(): void {
    setRefused(true);
    field.current?.focus();
  }

  /** What contradicts itself leads nowhere: below the field stands which of the figures may be left out. */
  function go(read: LineReading | undefined): void {
    if (read?.parts.length === 0) refuse();
    else if (read?.contradiction) field.current?.focus();
    else void navigate(pathOfQuickSearch(read?.code ?? USUAL_LINE, read?.text ?? typed));
  }

  return (
    <section className={styles.quick} aria-label={t('series.quick.label')}>
      <form action={pathOfLine(USUAL_LINE)} className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
        <label htmlFor={id} className={styles.label}>
          {t('series.quick.label')}
        </label>
        <div className={styles.line}>
          <TextInput
            id={id}
            ref={field}
            name={QUICK}
            className={styles.field ?? ''}
            value={typed}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            aria-describedby={`${id}-hint`}
            onFocus={() => fetchAhead(wantReader)}
            onChange={(event) => handleType(event.target.value)}
          />
          <Button type="submit" look="primary">
            {t('series.quick.find')}
          </Button>
        </div>
        <p id={`${id}-hint`} className={styles.hint}>
          {t('series.quick.hint')}
        </p>
      </form>
      <div role="status" className={styles.said}>
        {isRefused && <p className={styles.refused}>{t('series.quick.nothing')}</p>}
        {reader && reading && (
          <reader.Understood
            reading={reading}
            onText={(text) => {
              setTyped(text);
              field.current?.focus();
            }}
          />
        )}
      </div>
    </section>
  );
}

interface Reader {
  readonly read: ReadQuickly;
  readonly Understood: typeof QuickUnderstood;
}

/** The reader, which comes when somebody goes to the field: the first page does without the definitions of the lines. */
function useReader(): [Reader | undefined, () => Promise<Reader>] {
  const [reader, setReader] = useState<Reader>();
  const wanted = useRef<Promise<Reader>>(undefined);
  async function load(): Promise<Reader> {
    const [{ loadQuickReader }, { QuickUnderstood: Understood }] = await Promise.all([
      import('./quick-reader.ts'),
      import('./quick-understood.tsx'),
    ]);
    const loaded = { read: await loadQuickReader(), Understood };
    setReader(loaded);
    return loaded;
  }
  function want(): Promise<Reader> {
    wanted.current ??= load().catch((error: unknown) => {
      wanted.current = undefined;
      throw error;
    });
    return wanted.current;
  }
  return [reader, want];
}
