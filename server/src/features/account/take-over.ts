import type { PersonKey } from '#lib/personal-text.ts';
import type { TakeOver } from '#lib/take-over.ts';
import type { AccountStore } from './store.ts';

const columns = {
  personalizedIntro: 'companion_settings.personalized_intro',
  userName: 'companion_settings.user_name',
  userEmail: 'companion_settings.user_email',
} as const;

/** A visitor's settings and age group go to the account where it has none of its own. */
export function takeOverSettings(store: AccountStore): TakeOver {
  return async ({ from, to, fromKey, toKey, now }) => {
    const visitor = await store.find(from);
    if (visitor?.ageBand) await store.fillAgeBand(to, visitor.ageBand, now);
    const settings = await store.findSettings(from);
    if (!settings) return;
    const reseal = (name: keyof typeof columns) => {
      const sealed = settings[name];
      return sealed === null ? null : toKey.seal(columns[name], fromKey.open(columns[name], sealed));
    };
    const { style, selectedQualities } = settings;
    const texts = {
      personalizedIntro: reseal('personalizedIntro'),
      userName: reseal('userName'),
      userEmail: reseal('userEmail'),
    };
    await store.fillSettings(to, { style, selectedQualities, ...texts }, now);
  };
}

/** The name somebody registers with is what Haven calls them, unless they have said another. */
export function fillName(store: AccountStore) {
  return async ({ userId, name, key, now }: { userId: string; name: string; key: PersonKey; now: Date }) => {
    await store.fillSettings(userId, { userName: key.seal(columns.userName, name) }, now);
  };
}
