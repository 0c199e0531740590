import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Archive } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { isLocalId, useUserId } from '#lib/account.ts';
import { wordsOf } from '#lib/api-error.ts';
import { useChatState } from '#lib/chat-state.ts';
import { answerKeeping, privacyQuery } from '#lib/keep-consent.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { showToast } from '#ui/toast-store.ts';
import { keepQuestionCopy as copy } from './copy.ts';

/** After so many exchanges there is something to keep. */
const askedAfter = 3;

/**
 * Asks once, in the conversation, whether conversations shall be kept. Never at a moment of risk, and never again once
 * it is answered, here or on another device. `instead` stands in its place while there is nothing to ask.
 */
export function KeepQuestion({ exchanges, instead }: { exchanges: number; instead: ReactNode }) {
  const userId = useUserId() ?? '';
  const { isInCrisis, isPaywalled } = useChatState();
  const [answer, setAnswer] = useState<{ words: string; exchanges: number }>();
  const isDue = exchanges >= askedAfter && !isInCrisis && !isPaywalled && userId !== '' && !isLocalId(userId);
  const privacy = useQuery({ ...privacyQuery(userId), enabled: isDue }).data;

  if (isInCrisis) return null;
  if (answer?.exchanges === exchanges) return <Answered words={answer.words} />;
  if (!isDue || !privacy || privacy.keepAnswered) return instead;
  return <Question userId={userId} onAnswer={(words) => setAnswer({ words, exchanges })} />;
}

function Question({ userId, onAnswer }: { userId: string; onAnswer: (words: string) => void }) {
  const queryClient = useQueryClient();
  const answering = useMutation({
    mutationFn: (isAgreed: boolean) => answerKeeping(userId, isAgreed),
    onSuccess: (privacy, isAgreed) => {
      onAnswer(isAgreed ? copy.kept : copy.notKept);
      queryClient.setQueryData(privacyQuery(userId).queryKey, privacy);
    },
    onError: (error) =>
      showToast({ ...copy.failed, description: wordsOf(error, copy.failed.description), kind: 'destructive' }),
  });
  return (
    <Notice icon={<Archive />}>
      <p>
        <strong>{copy.title}</strong> {copy.text}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {[true, false].map((isAgreed) => (
          <Button
            key={String(isAgreed)}
            kind="outline"
            size="small"
            disabled={answering.isPending}
            onClick={() => answering.mutate(isAgreed)}
          >
            {isAgreed ? copy.yes : copy.no}
          </Button>
        ))}
      </div>
    </Notice>
  );
}

function Answered({ words }: { words: string }) {
  return (
    <Notice icon={<Archive />}>
      <output>{words} </output>
      <Link to="/account">{copy.change}</Link>
    </Notice>
  );
}
