import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { type OpenSheetDto, sheetStepRoutes } from '#modules/sheets/contract.ts';
import type { ReturnRemark } from '#modules/sheets/domain/sheet-body.ts';
import { call } from '#web/calls/call.ts';
import { useActedFor } from '#web/session/acting.ts';
import { toasts } from '#web/ui/toasts.ts';
import { openSheetQuery, SHEETS_KEY } from './sheet-queries.ts';

export type SheetEdit = Omit<z.input<typeof sheetStepRoutes.edit.body>, 'version'>;

/** The steps of a sheet as it is shown: each over the version that somebody has read, answers over the revision. */
function sheetCalls({ id, no, version }: OpenSheetDto) {
  const params = { id };
  return {
    edit: (changes: SheetEdit) => call(sheetStepRoutes.edit, { params, body: { ...changes, version } }),
    submit: () => call(sheetStepRoutes.submit, { params, body: { version } }),
    // A newer revision is told as what it is, rather than as a conflict of versions.
    confirm: () => call(sheetStepRoutes.confirm, { params, body: { no } }),
    return: (remarks: readonly ReturnRemark[], reason: string) =>
      call(sheetStepRoutes.return, { params, body: { no, remarks: [...remarks], reason } }),
    callBack: () => call(sheetStepRoutes['call-back'], { params, body: { version } }),
    revise: (reason: string) => call(sheetStepRoutes.revise, { params, body: { version, reason } }),
    release: () => call(sheetStepRoutes.release, { params, body: { no } }),
    discard: (reason: string) => call(sheetStepRoutes.discard, { params, body: { version, reason } }),
    cancel: (reason: string) => call(sheetStepRoutes.cancel, { params, body: { version, reason } }),
  };
}

export type SheetCalls = ReturnType<typeof sheetCalls>;

/** A step that somebody takes: its name, and how the server is asked for it. */
export interface TakenStep {
  readonly action: string;
  readonly by: (calls: SheetCalls) => Promise<OpenSheetDto>;
}

/** Takes a step of a sheet, says so and shows the sheet as it stands then; after a refusal it is read anew. */
export function useSheetStep(sheet: OpenSheetDto) {
  const { t } = useTranslation('sheets');
  const cache = useQueryClient();
  const customerId = useActedFor()?.id;
  return useMutation({
    mutationFn: ({ by }: TakenStep) => by(sheetCalls(sheet)),
    onSuccess(answer, { action }) {
      toasts.show({ tone: 'success', text: t(`done.${action}`) });
      cache.setQueryData(openSheetQuery(answer.id, customerId).queryKey, answer);
    },
    onSettled: () => cache.invalidateQueries({ queryKey: SHEETS_KEY }),
  });
}
