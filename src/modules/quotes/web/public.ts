export { type PartOfQuote, QuotePage } from './quote-page.tsx';
