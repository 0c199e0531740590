import { useState } from 'react';
import { loginCopy } from './copy.ts';
import { Gate } from './gate.tsx';
import { LoginForm } from './login-form.tsx';
import { SecondFactorGate } from './second-factor-gate.tsx';
import { useLeadHome } from './use-lead-home.ts';

/** The way in, with the second factor behind the password where there is one. */
export function LoginScreen() {
  const [challenge, setChallenge] = useState<string>();
  useLeadHome();
  if (challenge !== undefined) return <SecondFactorGate challenge={challenge} onEnd={() => setChallenge(undefined)} />;
  return (
    <Gate title={loginCopy.title} lead={loginCopy.lead}>
      <LoginForm onChallenge={setChallenge} />
    </Gate>
  );
}
