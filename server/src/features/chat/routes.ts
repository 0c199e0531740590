import {
  beginVisit,
  followReply,
  getIntro,
  listHistory,
  removeHistory,
  retryReply,
  saveHistory,
  sendMessage,
  setOffRecord,
  stopReply,
} from '@haven/contracts/chat';
import type { InputOf } from '@haven/contracts/endpoint';
import { companionName } from '@haven/contracts/policy/screens';
import { checkClaimed, checkOwn } from '#http/own.ts';
import { type Call, type Route, route } from '#http/route.ts';
import type { Chat } from './service.ts';
import type { Sent } from './beginning.ts';
import type { LookedUp } from './sending.ts';

export function chatRoutes(chat: Chat): Route[] {
  async function answer(sent: Sent, { wantsEvents, signal }: { wantsEvents: boolean; signal: AbortSignal }) {
    if (wantsEvents) return { events: chat.eventsOf(sent, signal) };
    const whole = await chat.answerOf(sent, signal);
    return { success: true as const, data: { response: whole.reply.content, companionName, ...whole } };
  }

  const chatLimit = (takeLimit: Call<typeof sendMessage>['takeLimit']) => () => takeLimit('chat', 'chatAddress');

  return [
    route<typeof sendMessage, LookedUp>(
      sendMessage,
      async ({ caller, input, takeLimit, foreseen, ...call }) => {
        checkClaimed(caller, input.userId);
        const { userId } = caller;
        const takeChatLimit = chatLimit(takeLimit);
        const sent = await chat.send({ ...sayingOf(userId, input), takeLimit: takeChatLimit, lookedUp: foreseen });
        return answer(sent, call);
      },
      (userId, input) => chat.lookUp(sayingOf(userId, input)),
    ),
    route(followReply, async ({ caller, params, wantsEvents, signal }) => {
      if (wantsEvents) return { events: await chat.follow(caller.userId, params.messageId, signal) };
      return { success: true as const, data: await chat.find(caller.userId, params.messageId) };
    }),
    route(stopReply, async ({ caller, params }) => ({
      success: true as const,
      data: await chat.stop(caller.userId, params.messageId),
    })),
    route(retryReply, async ({ caller, params, takeLimit, ...call }) => {
      return answer(await chat.retry(caller.userId, params.messageId, chatLimit(takeLimit)), call);
    }),
    route(beginVisit, async ({ caller, input }) => ({
      success: true as const,
      data: await chat.beginVisit(caller.userId, input.sessionId),
    })),
    route(setOffRecord, async ({ caller, input }) => {
      await chat.setOffRecord(caller.userId, input.sessionId, input.isOn);
      return { success: true as const };
    }),
    route(getIntro, async ({ caller, params }) => ({
      success: true as const,
      data: { intro: await chat.getIntro(params.companionName, caller?.userId) },
    })),
    route(listHistory, async ({ caller, params, query }) => {
      checkOwn(caller, params.userId);
      return { success: true as const, ...(await chat.history.list(caller.userId, query)) };
    }),
    route(saveHistory, async ({ caller, input }) => {
      checkClaimed(caller, input.userId);
      const { sessionId, role, content, messageId } = input;
      const data = await chat.history.save({ userId: caller.userId, sessionId, role, content, clientId: messageId });
      return { success: true as const, data };
    }),
    route(removeHistory, async ({ caller, params }) => {
      const { userId } = caller;
      const removed =
        params.id === userId ? await chat.history.removeAll(userId) : await chat.history.removeOne(userId, params.id);
      return { success: true as const, removed };
    }),
  ];
}

function sayingOf(userId: string, { message, sessionId, messageId }: InputOf<typeof sendMessage>) {
  return { userId, sessionId, message, clientId: messageId };
}
