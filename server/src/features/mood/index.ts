export { moodData } from './data-store.ts';
