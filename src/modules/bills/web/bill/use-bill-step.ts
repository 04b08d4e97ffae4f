import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { billStepRoutes, type OpenBillDto } from '#modules/bills/contract.ts';
import { BILL_PATHS, pathOfBill } from '#modules/bills/domain/paths.ts';
import { BILLS_KEY, openBillQuery } from '#modules/bills/web/bill-queries.ts';
import { call } from '#web/calls/call.ts';
import { useActedFor } from '#web/session/acting.ts';
import { useCloseTab } from '#web/tabs/own-tab.ts';
import { toasts } from '#web/ui/toasts.ts';

/** A step of a paper with all that is said with it; `version` is added where it is left out. */
export type TakenBillStep = {
  readonly [Action in keyof typeof billStepRoutes]: {
    readonly action: Action;
    readonly body: NonNullable<Parameters<typeof call<(typeof billStepRoutes)[Action]>>[1]>['body'];
  };
}[keyof typeof billStepRoutes];

/**
 * Takes a step of a paper, says so and shows the paper as it stands then; a deleted one is left for the list, a revision is opened. After
 * a refusal it is read anew. What asked for the step is told before the page is left: one that is hidden keeps what is open on it.
 */
export function useBillStep(bill: OpenBillDto, onTaken?: (answer: OpenBillDto | null) => void) {
  const { t } = useTranslation('bills');
  const cache = useQueryClient();
  const customerId = useActedFor()?.id;
  const navigate = useNavigate();
  const closeTab = useCloseTab();
  return useMutation({
    mutationFn: ({ action, body }: TakenBillStep): Promise<OpenBillDto | null> =>
      call(billStepRoutes[action], { params: { id: bill.id }, body: { version: bill.version, ...body } as never }),
    onSuccess(answer, { action }) {
      onTaken?.(answer);
      toasts.show({ tone: 'success', text: t(`step.done.${action}`) });
      if (answer === null) {
        closeTab();
        void navigate(BILL_PATHS[bill.kind]);
        return;
      }
      cache.setQueryData(openBillQuery(answer.id, customerId).queryKey, answer);
      if (answer.id !== bill.id) void navigate(pathOfBill(answer));
    },
    // A deleted paper is not asked for again: the lists alone are.
    onSettled: (answer) => cache.invalidateQueries({ queryKey: answer === null ? [...BILLS_KEY, 'list'] : BILLS_KEY }),
  });
}

export type BillStepping = ReturnType<typeof useBillStep>;
