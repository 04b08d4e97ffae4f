import { generatePath, useNavigate } from 'react-router';
import type { OpenQuoteDto } from '#modules/quotes/contract.ts';
import { QUOTE_PATHS } from '#modules/quotes/domain/paths.ts';
import { useMayVisit } from '#web/menu/permitted-ids.ts';

/** Leads to the order that was made of a quote, those who may see orders: it is confirmed there. */
export function useLeadingToOrder(): (quote: OpenQuoteDto | null) => void {
  const navigate = useNavigate();
  const mayReadOrders = useMayVisit(QUOTE_PATHS.order);
  return (quote) => {
    if (mayReadOrders && quote?.order) void navigate(generatePath(QUOTE_PATHS.order, { id: quote.order.id }));
  };
}
