import { CircleAlert } from 'lucide-react';

/** What was wrong with a whole form, beside its button. */
export function FormProblem({ words }: { words: string | undefined }) {
  if (!words) return null;
  return (
    <p role="alert" className="flex items-center gap-1.5 text-sm font-label text-rose-ink">
      <CircleAlert />
      {words}
    </p>
  );
}
