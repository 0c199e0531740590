export { affiliateData } from './data-store.ts';
