import {
  type CompanionSettings,
  createUserAccount,
  getCompanionSettings,
  getPrivacySettings,
} from '@haven/contracts/account';
import {
  beginVisit,
  type ChatEvent,
  type ChatMessage,
  followReply,
  getIntro,
  listHistory,
  removeHistory,
  retryReply,
  sendMessage,
  setOffRecord,
} from '@haven/contracts/chat';
import type { Endpoint } from '@haven/contracts/endpoint';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { crisisTitleId } from '#lib/chat-state.ts';
import { renderWith } from '#testing/render-with.tsx';
import { stub, type StubbedCall } from '#testing/stub.ts';
import type { CareParts } from './care-parts.ts';
import { ChatPanel } from './chat-panel.tsx';
import { care, message, reply } from './testing.ts';

const parts: CareParts = {
  Card: ({ onClose }) => (
    <section>
      <h2 id={crisisTitleId} tabIndex={-1}>
        A person, now
      </h2>
      <button type="button" onClick={onClose}>
        Close the card
      </button>
    </section>
  ),
  Bar: ({ onOpen }) => (
    <button type="button" onClick={onOpen}>
      The slim bar
    </button>
  ),
  Button: () => null,
  Note: ({ kind }) => <p>note: {kind}</p>,
};

const settings = {
  style: 'motherly',
  selectedQualities: [],
  personalizedIntro: '',
  userName: null,
  userEmail: null,
} satisfies CompanionSettings;
const entitlement = { reason: 'beta', messagesRemaining: 12 } as const;
const visit = { sessionOpen: true, care: care('none'), notices: [], offRecord: false, entitlement };
const disclosure = { id: 'n1', kind: 'disclosure', afterSeq: 0, timestamp: '2026-03-10T20:00:00Z' } as const;

function data<Data>(value: Data) {
  return { success: true as const, data: value };
}

function history(messages: ChatMessage[] = []) {
  return { ...data(messages), hasMore: false };
}

function refusal(status: number, code: string, words: string, headers: Record<string, string> = {}) {
  return () => Response.json({ success: false, code, message: words }, { status, headers });
}

function stream(...events: ChatEvent[]): Response {
  const frames = events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join('');
  return new Response(frames, { headers: { 'content-type': 'text/event-stream' } });
}

function answering(text: string, words: string, ...between: ChatEvent[]) {
  return ({ body }: { body: unknown }) => {
    const clientId = (body as { messageId: string }).messageId;
    return stream(
      { type: 'accepted', message: message(1, { content: text, clientId }), reply: growing },
      ...between,
      { type: 'text', text: words },
      {
        type: 'done',
        reply: reply(2, { content: words }),
        entitlement,
        care: between.length > 0 ? care('elevated') : care('none'),
      },
    );
  };
}

const growing = reply(2, { content: '', status: 'growing' });

type Stub = [Endpoint, object | ((call: StubbedCall) => Response)];

async function open(...own: Stub[]) {
  const calls = stub(
    ...(own as Parameters<typeof stub<[typeof sendMessage]>>),
    [createUserAccount, data({ id: 'ada' })],
    [getCompanionSettings, data(settings)],
    [beginVisit, data(visit)],
    [listHistory, history()],
    [getIntro, data({ intro: 'Hello, Ada.' })],
  );
  const view = renderWith(
    <ChatPanel care={parts} takesFocus={false} onAdjust={() => undefined} sharePrompt={<p>A question</p>} />,
  );
  await screen.findByText('Hello, Ada.');
  const field = screen.getByRole('textbox', { name: 'Message to Haven' });
  const say = (text: string) => view.user.type(field, `${text}{Enter}`);
  return { ...view, calls, field: field as HTMLTextAreaElement, say, log: within(screen.getByRole('log')) };
}

function count(calls: ReturnType<typeof stub>, method: string, path: string): number {
  return calls.filter((call) => call.method === method && call.url.split('?')[0] === path).length;
}

test('the conversation opens with the disclosure, the greeting and what was said', async () => {
  const { log } = await open(
    [beginVisit, data({ ...visit, notices: [disclosure] })],
    [listHistory, history([message(1, { content: 'I am back' }), reply(2, { content: 'Good **evening**' })])],
  );

  expect(log.getByText('note: disclosure')).toBeTruthy();
  expect(log.getByText('I am back')).toBeTruthy();
  expect(log.getByText('evening').tagName).toBe('STRONG');
  expect(await screen.findByText('AI companion · Motherly')).toBeTruthy();
});

test('the disclosure is shown even when the server cannot be asked', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { log } = await open([beginVisit, refusal(500, 'server.failed', 'No.')]);

  expect(log.getByText('note: disclosure')).toBeTruthy();
});

test('a message is shown at once and answered word by word', async () => {
  const { log, say, field, calls } = await open([sendMessage, answering('hello', 'Hi **there**')]);

  await say('hello');

  expect(log.getByText('hello')).toBeTruthy();
  expect(field.value).toBe('');
  expect((await log.findByText('there')).tagName).toBe('STRONG');
  await waitFor(() => expect(log.queryByText('Haven is writing')).toBeNull());
  expect(calls.find(({ url }) => url === '/api/chat')?.body).toMatchObject({ message: 'hello', userId: 'ada' });
  expect(calls.find(({ url }) => url === '/api/chat')?.headers.get('accept')).toContain('text/event-stream');
});

const withQuickReply = {
  response: 'Hi there.',
  companionName: 'Haven',
  message: message(1, { content: 'hello' }),
  reply: reply(2, { content: 'Hi there.', quickReplies: ['Tell me more'] }),
  entitlement,
  care: care('none'),
  notices: [],
};

describe('a reply that the built-in companion gave because the language model could not', () => {
  const note = /language model could not answer just now, so its built-in companion did/;
  const stoodIn = reply(2, { content: 'I am here.', answeredBy: 'builtin' });

  test('says so', async () => {
    const { log, say } = await open([
      sendMessage,
      ({ body }) => {
        const { messageId } = body as { messageId: string };
        return stream(
          { type: 'accepted', message: message(1, { clientId: messageId }), reply: growing },
          { type: 'answered_by', by: 'builtin' },
          { type: 'text', text: 'I am here.' },
          { type: 'done', reply: stoodIn, entitlement, care: care('none') },
        );
      },
    ]);
    await say('hello');

    await log.findByText('I am here.');
    log.getByText(note);
  });

  test('still says so after a reload, and only that one', async () => {
    const { log } = await open([listHistory, history([message(1), stoodIn, message(3), reply(4)])]);

    await log.findByText('reply 4');
    expect(log.getAllByText(note)).toHaveLength(1);
  });
});

test('an answer in JSON reads the same', async () => {
  const { log, say } = await open([sendMessage, data(withQuickReply)]);

  await say('hello');

  expect(await log.findByText('Hi there.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Tell me more' })).toBeTruthy();
});

test('a picked reply leaves the focus in the conversation', async () => {
  const { say, user } = await open([sendMessage, data(withQuickReply)]);
  await say('hello');

  await user.click(await screen.findByRole('button', { name: 'Tell me more' }));

  expect(document.activeElement).toBe(screen.getByRole('log'));
});

test('while an exercise waits for an answer nothing else is asked', async () => {
  const inHand = reply(2, { quickReplies: ['Next', 'Stop'] });
  await open([listHistory, history([message(1), inHand])]);

  expect(screen.getByRole('button', { name: 'Next' })).toBeTruthy();
  expect(screen.queryByText('A question')).toBeNull();
});

test('the exchange is kept for the journal, under the person who had it', async () => {
  const { say, log } = await open([sendMessage, answering('hello', 'Hi.')]);
  await say('hello');
  await log.findByText('Hi.');

  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem('conversations') ?? '[]')).toMatchObject([
      { userId: 'ada', userMessage: 'hello', havenResponse: 'Hi.', messageNumber: 1 },
    ]),
  );
});

describe('what goes wrong', () => {
  test('a message that met the reply of another tab is sent once more', async () => {
    const answers = [answering('hello', 'Hi.'), refusal(409, 'chat.busy', 'Still answering.')];
    const { say, log } = await open([sendMessage, (call) => answers.pop()?.(call) ?? Response.error()]);

    await say('hello');

    expect(await log.findByText('Hi.')).toBeTruthy();
    expect(log.queryByText(/Still answering/)).toBeNull();
  });

  test('a message that is refused as too soon again and again can be tried again by hand', async () => {
    const { say, log, calls } = await open([sendMessage, refusal(409, 'chat.busy', 'Still answering.')]);

    await say('hello');

    expect(await log.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(count(calls, 'POST', '/api/chat')).toBe(2);
  });

  test('a failure is said by Haven, nothing is lost, and one press sends the same message again', async () => {
    let tries = 0;
    const { log, say, user, calls } = await open([
      sendMessage,
      (call: StubbedCall) => {
        tries += 1;
        return tries === 1 ? refusal(503, 'chat.unavailable', 'No.')() : answering('hello', 'Hi.')(call);
      },
    ]);
    await say('hello');

    expect(
      await log.findByText("Haven: I'm sorry, I'm having trouble connecting right now. Please try again in a moment."),
    ).toBeTruthy();
    await user.click(log.getByRole('button', { name: 'Try again' }));
    expect(await log.findByText('Hi.')).toBeTruthy();
    const ids = calls
      .filter(({ url }) => url === '/api/chat')
      .map(({ body }) => (body as { messageId: string }).messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test('a message that did not get through says who to call meanwhile', async () => {
    const { log, say } = await open([sendMessage, refusal(503, 'chat.unavailable', 'No.')]);
    await say('hello');

    expect(await log.findByText(/Your words are kept here/)).toBeTruthy();
    expect(log.getByRole('link', { name: '988' }).getAttribute('href')).toBe('tel:988');
    expect(screen.queryByText('A person, now')).toBeNull();
  });

  test('one that speaks of danger brings the crisis card, whatever became of it', async () => {
    const { log, say } = await open([sendMessage, refusal(503, 'chat.unavailable', 'No.')]);
    await say('i am going to kill myself tonight');

    const title = await log.findByRole('heading', { name: 'A person, now' }, { timeout: 10_000 });
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(log.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.queryByText('A question')).toBeNull();
  });

  test('a limit says how long to wait and keeps the message', async () => {
    const { log, say, calls } = await open([
      sendMessage,
      refusal(429, 'request.too_many', 'That was a lot at once.', { 'retry-after': '12' }),
    ]);
    await say('hello');

    expect(await log.findByText(/That was a lot at once. You can try again in 12 seconds./)).toBeTruthy();
    expect(log.getByText('hello')).toBeTruthy();
    expect(count(calls, 'POST', '/api/chat')).toBe(1);
  });

  test('where a plan is needed the words go back into the composer, which stays open', async () => {
    const { say, field } = await open([
      sendMessage,
      refusal(402, 'chat.subscribe', 'Subscribe to continue your journey'),
    ]);
    await say('hello');

    expect(await screen.findByRole('heading', { name: 'Subscribe to continue your journey' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View Plans' }).getAttribute('href')).toBe('/plans');
    expect(field.value).toBe('hello');
    expect(field.disabled).toBe(false);
  });

  test('a reply that failed can be asked for again, and is replaced', async () => {
    const broken = reply(2, { content: '', status: 'failed' });
    const { log, user } = await open(
      [listHistory, history([message(1, { content: 'hello' }), broken])],
      [
        retryReply,
        () =>
          stream(
            { type: 'accepted', message: message(1, { content: 'hello' }), reply: growing },
            { type: 'done', reply: reply(2, { content: 'Hi.' }), entitlement, care: care('none') },
          ),
      ],
    );

    await user.click(log.getByRole('button', { name: 'Try again' }));

    expect(await log.findByText('Hi.')).toBeTruthy();
    expect(log.queryByText(/trouble connecting/)).toBeNull();
  });

  test('a reply whose connection breaks is followed by its id', async () => {
    const { log, say } = await open(
      [
        sendMessage,
        () => stream({ type: 'accepted', message: message(1), reply: growing }, { type: 'text', text: 'Half a' }),
      ],
      [
        followReply,
        () =>
          stream(
            { type: 'replace', text: 'Half a word, ' },
            {
              type: 'done',
              reply: reply(2, { content: 'Half a word, and the rest.' }),
              entitlement,
              care: care('none'),
            },
          ),
      ],
    );
    await say('message 1');

    expect(await log.findByText('Half a word, and the rest.')).toBeTruthy();
  });
});

test('a reply that was growing when the page was left is found and followed', async () => {
  const { log } = await open(
    [listHistory, history([message(1), reply(2, { content: 'So', status: 'growing' })])],
    [
      followReply,
      () =>
        stream(
          { type: 'replace', text: 'So it' },
          { type: 'done', reply: reply(2, { content: 'So it goes.' }), entitlement, care: care('none') },
        ),
    ],
  );

  expect(await log.findByText('So it goes.')).toBeTruthy();
});

describe('without a connection', () => {
  test('messages wait, and go out in their order when it is back', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const said: string[] = [];
    const { log, say } = await open([
      sendMessage,
      ({ body }: StubbedCall) => {
        const { message: text, messageId } = body as { message: string; messageId: string };
        said.push(text);
        const seq = said.length * 2;
        return stream(
          { type: 'accepted', message: message(seq, { content: text, clientId: messageId }), reply: reply(seq + 1) },
          { type: 'done', reply: reply(seq + 1, { content: `to ${text}` }), entitlement, care: care('none') },
        );
      },
    ]);
    await say('one');
    await say('two');
    expect(log.getAllByText('Waiting for connection')).toHaveLength(2);

    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));

    expect(await log.findByText('to two')).toBeTruthy();
    expect(said).toEqual(['one', 'two']);
    expect(log.queryByText('Waiting for connection')).toBeNull();
  });

  test('without an account a local id stands in, and the message goes out under the one the server gives', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    let isReachable = false;
    const { log, say } = await open(
      [
        createUserAccount,
        () => {
          if (!isReachable) throw new TypeError('Failed to fetch');
          return Response.json(data({ id: 'ada' }));
        },
      ],
      [sendMessage, answering('hello', 'Hi.')],
    );
    expect(localStorage.getItem('userId')).toMatch(/^user_\d+_/);
    isReachable = true;
    await say('hello');

    expect(await log.findByText('Hi.')).toBeTruthy();
    expect(localStorage.getItem('userId')).toBe('ada');
    expect(localStorage.getItem('anonymousUserId')).toBe('ada');
  });
});

describe('in a crisis', () => {
  const crisis: ChatEvent = { type: 'crisis', tier: 'elevated', care: care('elevated') };

  test('the card comes before the reply and takes the focus; closed, it leaves the bar', async () => {
    const { log, say, user } = await open([sendMessage, answering('help', 'I am here.', crisis)]);
    await say('help');

    const title = await log.findByRole('heading', { name: 'A person, now' });
    await waitFor(() => expect(document.activeElement).toBe(title));
    const answer = await log.findByText('I am here.');
    expect(title.compareDocumentPosition(answer) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();

    await user.click(log.getByRole('button', { name: 'Close the card' }));
    expect(log.queryByRole('heading', { name: 'A person, now' })).toBeNull();
    expect(screen.getByRole('button', { name: 'The slim bar' })).toBeTruthy();
  });

  test('nothing is sold while the flag is on', async () => {
    const none = { reason: 'none', messagesRemaining: 0 } as const;
    await open([beginVisit, data({ ...visit, care: care('imminent'), entitlement: none })]);

    expect(screen.queryByRole('heading', { name: 'Subscribe to continue your journey' })).toBeNull();
  });
});

test('the history is cleared only once the person has said so', async () => {
  const { user, calls, log } = await open(
    [listHistory, history([message(1, { content: 'hello' }), reply(2)])],
    [removeHistory, { success: true, removed: 2 }],
  );
  await user.click(screen.getByRole('button', { name: 'Clear Home history' }));
  expect(
    screen.getByText('Are you sure you want to clear all conversation history? This action cannot be undone.'),
  ).toBeTruthy();
  expect(count(calls, 'DELETE', '/api/conversation-history/ada')).toBe(0);

  await user.click(screen.getByRole('button', { name: 'Clear history' }));

  expect(await screen.findByText('History Cleared')).toBeTruthy();
  expect(log.queryByText('hello')).toBeNull();
});

test('a session that has ended is followed by a new one, and its exchanges leave the browser', async () => {
  const old = { id: '1', userId: 'ada', sessionId: 'old', date: '', dateFormatted: '', messageNumber: 1 };
  const entry = { ...old, userMessage: 'then', havenResponse: 'yes', tags: [] };
  localStorage.setItem('conversations', JSON.stringify([entry]));
  localStorage.setItem('sessionId', 'old');
  const { calls } = await open([
    beginVisit,
    ({ body }: StubbedCall) =>
      Response.json(data({ ...visit, sessionOpen: (body as { sessionId: string }).sessionId !== 'old' })),
  ]);

  expect(localStorage.getItem('sessionId')).toMatch(/^session_\d+_/);
  expect(localStorage.getItem('conversations')).toBeNull();
  expect(count(calls, 'POST', '/api/chat/visit')).toBe(2);
});

test('and stay for whoever keeps conversations', async () => {
  localStorage.setItem('conversations', '[]');
  localStorage.setItem('sessionId', 'old');
  await open(
    [
      beginVisit,
      ({ body }: StubbedCall) =>
        Response.json(data({ ...visit, sessionOpen: (body as { sessionId: string }).sessionId !== 'old' })),
    ],
    [getPrivacySettings, Response.json(data({ storagePreference: 'user-controlled' }))],
  );

  expect(localStorage.getItem('sessionId')).not.toBe('old');
  expect(localStorage.getItem('conversations')).toBe('[]');
});

test('what was typed is in the composer again after a reload', async () => {
  const { user, field, unmount } = await open();
  await user.type(field, 'half a thought');
  unmount();

  const again = await open();

  expect(again.field.value).toBe('half a thought');
});

describe('off the record', () => {
  const rule = /Nothing of this conversation is remembered/;

  test('one press takes the conversation off the record, and another puts it back', async () => {
    const { user, calls } = await open([setOffRecord, { success: true }]);
    expect(screen.queryByText(rule)).toBeNull();
    expect(screen.getByText('A question')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Take this conversation off the record' }));
    expect(await screen.findByText(rule)).toBeTruthy();
    expect(calls.at(-1)?.body).toMatchObject({ isOn: true });
    await user.click(screen.getByRole('button', { name: 'Put this conversation back on the record' }));
    await waitFor(() => expect(screen.queryByText(rule)).toBeNull());
  });

  test('is still so when the page is opened again, and nothing is asked meanwhile', async () => {
    await open([beginVisit, data({ ...visit, offRecord: true })]);
    expect(await screen.findByText(rule)).toBeTruthy();
    expect(screen.queryByText('A question')).toBeNull();
  });

  test('is not claimed when the server could not be told', async () => {
    const { user } = await open([setOffRecord, refusal(503, 'server.busy', 'Please try again in a moment.')]);
    await user.click(screen.getByRole('button', { name: 'Take this conversation off the record' }));
    expect(await screen.findByText('That did not work')).toBeTruthy();
    expect(screen.queryByText(rule)).toBeNull();
  });
});
