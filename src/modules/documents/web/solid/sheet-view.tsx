import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './sheet-view.module.css';

interface SheetViewProps {
  /** The sheet as it was written by the drawing program, its texts escaped; undefined while it is drawn. */
  svg: string | undefined;
  /** The dimension that is marked, by its id. */
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** A dimension sheet whose dimensions are chosen by a press. */
export function SheetView({ chosen, onChoose, svg }: SheetViewProps): ReactNode {
  const { t } = useTranslation('documents');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (svg === undefined) return;
    const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
    // Within the page it is no mere picture: its parts can be pressed. By keyboard that is done in the table beside it.
    documentElement.setAttribute('role', 'group');
    for (const link of documentElement.querySelectorAll('a')) link.setAttribute('tabindex', '-1');
    place.current?.replaceChildren(document.importNode(documentElement, true));
  }, [svg]);
  useEffect(() => {
    for (const group of place.current?.querySelectorAll('[data-dimension]') ?? [])
      group.toggleAttribute('data-chosen', svg !== undefined && group.getAttribute('data-dimension') === chosen);
  }, [svg, chosen]);

  function handlePress(event: MouseEvent): void {
    if (!(event.target instanceof Element)) return;
    // A row of the list leads to its dimension; the address stays that of the page.
    const link = event.target.closest('a');
    if (link) event.preventDefault();
    const meant = link
      ? place.current?.querySelector(link.getAttribute('href') ?? '')
      : event.target.closest('[data-dimension]');
    const id = meant?.getAttribute('data-dimension');
    if (id) onChoose(id);
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard dimensions are chosen in the table beside it
    // biome-ignore lint/a11y/noStaticElementInteractions: the same
    <div className={styles.sheet} ref={place} aria-busy={svg === undefined} onClick={handlePress}>
      {svg === undefined && <p>{t('solid.drawing')}</p>}
    </div>
  );
}
