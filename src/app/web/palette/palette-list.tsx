import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaletteEntry } from '#web/palette/palette.ts';
import { MarkedText } from '#web/search/marked-text.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icons.tsx';
import type { ShownGroup } from './match.ts';
import styles from './palette-dialog.module.css';

export interface PaletteListProps {
  /** What the ids of its elements begin with. */
  id: string;
  groups: readonly ShownGroup[];
  activeId: string | undefined;
  terms: readonly string[];
  onPoint: (id: string) => void;
  onChoose: (entry: PaletteEntry) => void;
}

/** The id of an entry's element. */
export function optionId(id: string, entryId: string): string {
  return `${id}-${entryId.replace(/\s/g, '_')}`;
}

/** What the palette has found, group by group; the keys belong to the field above. */
export function PaletteList({ id, groups, activeId, terms, onPoint, onChoose }: PaletteListProps): ReactNode {
  const { t } = useTranslation('palette');
  return (
    <div role="listbox" id={`${id}-list`} aria-label={t('results')} tabIndex={-1}>
      {groups.map(({ group, entries }) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox holds groups by role
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <div id={`${id}-${group}`} role="presentation" className={styles.group}>
            {t(`group.${group}`)}
          </div>
          {entries.map((entry) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and takes Enter
            <div
              key={entry.id}
              id={optionId(id, entry.id)}
              role="option"
              tabIndex={-1}
              aria-selected={entry.id === activeId}
              className={classes(styles.option, entry.id === activeId && styles.active)}
              onMouseMove={(event) => hasMoved(event) && onPoint(entry.id)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(entry)}
            >
              <Icon name={entry.icon} size={18} />
              <span className={styles.name}>
                <MarkedText text={entry.name} terms={terms} />
              </span>
              {entry.detail && (
                <span className={styles.detail}>
                  <MarkedText text={entry.detail} terms={terms} />
                </span>
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Browsers tell of a pointer that rests where something comes to stand under it. */
function hasMoved({ movementX, movementY }: MouseEvent): boolean {
  return movementX !== 0 || movementY !== 0;
}
