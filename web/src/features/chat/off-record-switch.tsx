import { useMutation } from '@tanstack/react-query';
import { Eye, EyeOff } from 'lucide-react';
import { wordsOf } from '#lib/api-error.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { showToast } from '#ui/toast-store.ts';
import { offRecordCopy as copy } from './copy.ts';

interface Props {
  isOn: boolean;
  onSwitch: (isOn: boolean) => Promise<void>;
}

/** Takes the conversation off the record, and puts it back. */
export function OffRecordSwitch({ isOn, onSwitch }: Props) {
  const switching = useMutation({
    mutationFn: onSwitch,
    onError: (error) => {
      const { title, description } = copy.failed;
      showToast({ title, description: wordsOf(error, description), kind: 'destructive' });
    },
  });
  const label = isOn ? copy.turnOff : copy.turnOn;
  return (
    <IconButton label={label} title={label} disabled={switching.isPending} onClick={() => switching.mutate(!isOn)}>
      {isOn ? <EyeOff /> : <Eye />}
    </IconButton>
  );
}
