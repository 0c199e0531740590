import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { wordsOf } from '#lib/api-error.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { googleCopy as copy, loginCopy } from './copy.ts';
import { Gate } from './gate.tsx';
import { takeGoogleAnswer } from './google.ts';
import { SecondFactorGate } from './second-factor-gate.tsx';
import { signInWithGoogle } from './sign-in.ts';
import { useWelcome } from './use-welcome.ts';

/** Where Google sends the browser back to. */
export function GoogleReturn() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const welcome = useWelcome();
  const [challenge, setChallenge] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const hasBegun = useRef(false);

  const finish = useEffectEvent(async () => {
    const answer = takeGoogleAnswer(search);
    if (!answer) return setProblem(copy.failed.description);
    try {
      const due = await signInWithGoogle(answer, queryClient);
      if (due === undefined) await welcome(loginCopy.welcome);
      else setChallenge(due);
    } catch (error) {
      setProblem(wordsOf(error, copy.error.description));
    }
    return undefined;
  });
  useEffect(() => {
    // The answer is taken once, however often this is drawn.
    if (hasBegun.current) return;
    hasBegun.current = true;
    void finish();
  }, []);

  if (challenge !== undefined) return <SecondFactorGate challenge={challenge} onEnd={() => void navigate('/login')} />;
  return (
    <Gate title={copy.title} lead={problem === undefined ? copy.lead : copy.notSignedIn}>
      {problem === undefined ? (
        <Spinner label={loginCopy.busy} />
      ) : (
        <>
          <p role="alert">{problem}</p>
          <ButtonLink to="/login">{copy.back}</ButtonLink>
        </>
      )}
    </Gate>
  );
}
