import { MemoryScreen } from '#features/memory/memory-screen.tsx';
import { describe } from '#lib/describe.ts';

export const meta = () =>
  describe({
    title: 'What Haven remembers',
    description: 'The small facts Haven keeps from your conversations, yours to correct, pin or have forgotten.',
    path: '/memory',
  });

export default function MemoryPage() {
  return <MemoryScreen />;
}
