import { useLocation } from 'react-router';

/** The path of the current screen without a slash at its end: the build renders `/plans/`, the browser asks for `/plans`. */
export function usePath(): string {
  return useLocation().pathname.replace(/(.)\/$/, '$1');
}
