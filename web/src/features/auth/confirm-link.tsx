import { useMutation } from '@tanstack/react-query';
import { wordsOf } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { FormProblem } from '#ui/form-problem.tsx';
import { linkCopy as copy } from './copy.ts';
import { Gate } from './gate.tsx';
import { IncompleteLink } from './incomplete-link.tsx';
import { useMailedSecret } from './mailed-secret.ts';

interface Props {
  words: { title: string; lead: string; button: string };
  /** Uses the link up; answers with what to say then. */
  onConfirm: (token: string) => Promise<string>;
}

/**
 * Where a mailed link leads that confirms something. It takes a press: programs that look at links in mails would use
 * it up otherwise.
 */
export function ConfirmLink({ words, onConfirm }: Props) {
  const secret = useMailedSecret();
  const confirming = useMutation({ mutationFn: onConfirm });
  return (
    <Gate title={words.title} lead={words.lead}>
      {secret === null && <IncompleteLink />}
      {secret && confirming.data === undefined && (
        <div className="grid gap-4">
          <FormProblem words={confirming.error ? wordsOf(confirming.error, copy.failed) : undefined} />
          <Button busyLabel={confirming.isPending && copy.busy} onClick={() => confirming.mutate(secret)}>
            {words.button}
          </Button>
        </div>
      )}
      {confirming.data !== undefined && (
        <div className="grid gap-4">
          <output>{confirming.data}</output>
          <ButtonLink to="/account">{copy.toAccount}</ButtonLink>
        </div>
      )}
    </Gate>
  );
}
