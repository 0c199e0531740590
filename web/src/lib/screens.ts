/**
 * The screens that exist, in the order in which they were built. A link, button or navigation entry to a screen that
 * is not listed here is left out; each one listed is rendered to HTML by the build.
 */
export const screens = [
  '/',
  '/home',
  '/plans',
  '/terms',
  '/privacy',
  '/safety',
  '/health-data',
  '/accessibility',
  '/login',
  '/register',
  '/login/google',
  '/forgot-password',
  '/reset-password',
  '/confirm-address',
  '/confirm-change',
  '/account',
  '/account-settings',
  '/memory',
] as const satisfies readonly `/${string}`[];

/** Whether a link to this path leads somewhere. */
export function hasScreen(path: string): boolean {
  return (screens as readonly string[]).includes(path);
}
