import type { FormEventHandler, ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormProblem } from '#ui/form-problem.tsx';
import { SubmitButton } from '#ui/submit-button.tsx';
import { safetyCopy } from './copy.ts';

interface Props {
  title: string;
  lead: string;
  onClose: () => void;
  onSubmit: FormEventHandler;
  submit: string;
  busyLabel: string | false;
  /** What was wrong with the whole. */
  problem: string | undefined;
  children: ReactNode;
}

/** A few fields in a dialog, sent or left. */
export function FormDialog({ title, lead, onClose, onSubmit, submit, busyLabel, problem, children }: Props) {
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <p className="text-ink-soft">{lead}</p>
      <form noValidate className="grid gap-4" onSubmit={onSubmit}>
        {children}
        <FormProblem words={problem} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="quiet" onClick={onClose}>
            {safetyCopy.cancel}
          </Button>
          <SubmitButton busyLabel={busyLabel}>{submit}</SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
