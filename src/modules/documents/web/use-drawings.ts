import { useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { DrawingsOfLine, OtherChoice, OtherFile } from '#modules/cart/web/public.ts';
import { documentRoutes } from '#modules/documents/contract.ts';
import { DRAWING_FORMATS, type DrawingFormat } from '#modules/documents/domain/drawing-formats.ts';
import { drawingFileName } from '#modules/documents/domain/file-name.ts';
import { download } from '#web/calls/call.ts';
import { saveFile } from '#web/calls/save-file.ts';
import { shownLocale } from '#web/language/language.ts';
import { type DrawingWishes, drawingWishes, toggleWish } from './drawing-wishes.ts';

const WISHES = ['method', 'detail'] as const;

/** Fetches a drawing of a product in a format, as it is wished for. */
export type FetchDrawing = (
  format: DrawingFormat,
  wishes: DrawingWishes,
) => Promise<Awaited<ReturnType<typeof download>>>;

/** The drawings of a product, each as a file that is handed to the browser under the name it belongs to, and how they are wanted. */
export function useDrawingFiles(): (
  productName: string,
  fetchFile: FetchDrawing,
) => readonly (OtherFile | OtherChoice)[] {
  const { t } = useTranslation('documents');
  const wishes = useSyncExternalStore(drawingWishes.subscribe, drawingWishes.get);
  return useCallback(
    (productName, fetchFile) => [
      ...DRAWING_FORMATS.map((format) => ({
        id: format,
        label: t(`drawing.${format}`),
        group: t('drawing.group'),
        started: t('drawing.started'),
        download: async () =>
          saveFile(await fetchFile(format, wishes), drawingFileName(productName, format, shownLocale())),
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

/** The drawings of a saved line. */
export function useDrawings(): DrawingsOfLine {
  const filesOf = useDrawingFiles();
  return useCallback(
    ({ id, productName }) =>
      filesOf(productName, (format, wishes) =>
        download(documentRoutes.drawing, { params: { id, format }, query: { ...wishes } }),
      ),
    [filesOf],
  );
}
