import { CloudOff } from 'lucide-react';
import { Button } from './button.tsx';

interface Props {
  /** What could not be loaded, as a sentence. */
  words: string;
  onRetry: () => void;
}

/** Stands where something could not be loaded, with the way to try again. */
export function LoadFailed({ words, onRetry }: Props) {
  return (
    <div role="alert" className="grid justify-items-start gap-2 rounded-tumble-m bg-sunken p-4">
      <p className="flex items-center gap-2">
        <CloudOff />
        {words}
      </p>
      <Button kind="outline" size="small" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
