import type { Database, Transaction } from '#db/open-database.ts';
import { userTable } from '#db/user-data.ts';
import type { PersonalText } from '#lib/personal-text.ts';
import type { UserData } from '#lib/user-data.ts';
import { moodColors } from './tables.ts';

export function moodData(db: Database | Transaction, personalText: PersonalText): UserData[] {
  return [
    userTable(db, personalText, {
      table: moodColors,
      person: moodColors.userId,
      name: 'moodColors',
      label: 'Mood colors',
      sealed: {
        moodName: { column: 'mood_colors.mood_name' },
        moodDescription: { column: 'mood_colors.mood_description' },
        colorExplanation: { column: 'mood_colors.color_explanation' },
      },
    }),
  ];
}
