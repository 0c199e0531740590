import { useNavigate } from 'react-router';
import { showToast, type Toast } from '#ui/toast-store.ts';

/** Greets whoever has just signed in, and leads home. */
export function useWelcome(): (toast: Toast) => Promise<void> {
  const navigate = useNavigate();
  return async (toast) => {
    showToast(toast);
    await navigate('/');
  };
}
