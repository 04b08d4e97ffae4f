import { useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { DrawingsOfLine } from '#modules/cart/web/public.ts';
import { documentRoutes } from '#modules/documents/contract.ts';
import { DRAWING_FORMATS } from '#modules/documents/domain/drawing-formats.ts';
import { drawingFileName } from '#modules/documents/domain/file-name.ts';
import { download } from '#web/calls/call.ts';
import { saveFile } from '#web/calls/save-file.ts';
import { shownLocale } from '#web/language/language.ts';
import { drawingWishes, toggleWish } from './drawing-wishes.ts';

const WISHES = ['method', 'detail'] as const;

/** The drawings of a saved line, each as a file that is handed to the browser under the name it belongs to, and how they are wanted. */
export function useDrawings(): DrawingsOfLine {
  const { t } = useTranslation('documents');
  const wishes = useSyncExternalStore(drawingWishes.subscribe, drawingWishes.get);
  return useCallback(
    ({ id, productName }) => [
      ...DRAWING_FORMATS.map((format) => ({
        id: format,
        label: t(`drawing.${format}`),
        group: t('drawing.group'),
        started: t('drawing.started'),
        async download() {
          const file = await download(documentRoutes.drawing, { params: { id, format }, query: { ...wishes } });
          saveFile(file, drawingFileName(productName, format, shownLocale()));
        },
      })),
      ...WISHES.map((wish) => ({
        id: wish,
        label: t(`drawing.wish.${wish}`),
        group: t('drawing.wishes'),
        checked: wish in wishes,
        isOneOfMany: true as const,
        onSelect: () => toggleWish(wish),
      })),
    ],
    [t, wishes],
  );
}
