export { supportData } from './data-store.ts';
