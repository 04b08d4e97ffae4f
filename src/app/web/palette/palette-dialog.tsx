import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { PaletteEntry } from '#web/palette/palette.ts';
import { termsOf } from '#web/search/terms.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icons.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './palette-dialog.module.css';
import { optionId, PaletteList } from './palette-list.tsx';
import { rememberUse } from './recent.ts';
import { isSavedLine } from './saved-lines.ts';
import { type Palette, usePalette } from './use-palette.ts';

/**
 * Pages, actions, saved configurations and the manual under one field; the focus stays in it, arrow keys choose. Enter opens the
 * entry that is shown as chosen, and nothing as long as none is.
 */
export function PaletteDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { t, i18n } = useTranslation('palette');
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string>();
  const palette = usePalette(typed);
  const entries = palette.groups.flatMap((group) => group.entries);
  const active = entries.find((entry) => entry.id === chosen) ?? palette.first;

  useEffect(() => {
    if (active !== undefined) document.getElementById(optionId(id, active.id))?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);

  function handleType(text: string): void {
    setTyped(text);
    setChosen(undefined);
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const move = MOVES[event.key];
    if (move !== undefined && entries.length > 0) {
      event.preventDefault();
      setChosen(entries.at(move(active && entries.indexOf(active), entries.length))?.id);
    } else if (event.key === 'Enter' && active !== undefined) {
      event.preventDefault();
      run(active);
    }
  }

  function run(entry: PaletteEntry): void {
    remember(entry);
    // The palette goes first and gives the focus back; what the entry opens then takes it from there.
    flushSync(onClose);
    void entry.run({ i18n, navigate: (path) => void navigate(path) });
  }

  return (
    <Dialog title={t('title')} onClose={onClose}>
      <div className={styles.field}>
        <Icon name="search" size={18} />
        <input
          type="text"
          role="combobox"
          aria-label={t('label')}
          aria-expanded={entries.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(id, active.id)}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={t('placeholder')}
          data-autofocus
          value={typed}
          onChange={(event) => handleType(event.target.value)}
          onKeyDown={handleKey}
        />
      </div>
      <div className={styles.results}>
        <Standing typed={typed} palette={palette} />
        <PaletteList
          id={id}
          groups={palette.groups}
          activeId={active?.id}
          terms={termsOf(typed)}
          onPoint={setChosen}
          onChoose={run}
        />
      </div>
      <Keys />
    </Dialog>
  );
}

/** Where a key leads from an entry, or from none, round the ends. */
const MOVES: Readonly<Record<string, (at: number | undefined, count: number) => number>> = {
  ArrowDown: (at = -1, count) => (at + 1) % count,
  ArrowUp: (at = 0) => at - 1,
};

/** Only where the same words lead tells nothing of the next time. */
function remember({ id, group, name, detail, path }: PaletteEntry): void {
  if (group === 'onward') return;
  const shown = { name, ...(detail !== undefined && { detail }), ...(path !== undefined && { path }) };
  rememberUse(isSavedLine(id) ? { id, ...shown } : { id });
}

interface StandingProps {
  typed: string;
  palette: Palette;
}

/** Whether anything was found, in words: seen where there is nothing, else only heard. */
function Standing({ typed, palette: { groups, isPending, saved } }: StandingProps): ReactNode {
  const { t } = useTranslation('palette');
  const count = groups.filter(({ group }) => group !== 'onward').flatMap(({ entries }) => entries).length;
  const isNone = count === 0 && typed.trim() !== '' && !isPending && saved !== 'asking';
  return (
    <div role="status" className={styles.standing}>
      {saved === 'asking' && <p>{t('asking')}</p>}
      {saved === 'failed' && <p>{t('failed')}</p>}
      {isNone && (
        <>
          <p className={styles.none}>{t('none', { query: typed.trim() })}</p>
          <p>{t('can')}</p>
        </>
      )}
      {count > 0 && typed.trim() !== '' && <VisuallyHidden>{t('count', { count })}</VisuallyHidden>}
    </div>
  );
}

function Keys(): ReactNode {
  const { t } = useTranslation('palette');
  return (
    <p className={styles.keys} aria-hidden="true">
      <kbd>↑</kbd> <kbd>↓</kbd> {t('keys.choose')} <kbd>Enter</kbd> {t('keys.open')} <kbd>Esc</kbd> {t('keys.close')}
    </p>
  );
}
