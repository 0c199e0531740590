import { storageKeys } from '@haven/contracts/policy/screens';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { readStored } from '#lib/storage.ts';

/** Leads whoever is signed in already away from a screen to sign in on. */
export function useLeadHome(): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (readStored(storageKeys.authToken) !== null) void navigate('/', { replace: true });
  }, [navigate]);
}
