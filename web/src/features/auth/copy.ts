export const signInRequired = {
  toast: { title: 'Authentication Required', description: 'Please sign in to access this page.' },
  redirecting: 'Redirecting to sign in',
  loading: 'One moment',
} as const;
