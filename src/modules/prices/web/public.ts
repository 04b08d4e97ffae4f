export { LIVE_PRICE } from './live-price.tsx';
