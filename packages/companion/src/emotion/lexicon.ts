/** Word classes of the emotion and topic patterns; `*` stands for any ending. */
export const feelingLexicon = {
  kin:
    'mom mum mother mommy mama dad father daddy papa brother bro sister sis son daughter kid kids child wife husband hubby spouse partner boyfriend girlfriend ' +
    'fiance fiancee ex uncle aunt auntie cousin nephew niece grandma grandpa grandmother grandfather granddad gran nana stepdad stepmom parents family twins twin baby',
  child: 'son daughter kid kids child baby toddler twins nephew niece boy girl grandson granddaughter newborn teen',
  partner: 'boyfriend girlfriend husband wife partner fiance fiancee hubby spouse',
  person:
    '$kin friend friends neighbor coworker boss teacher nurse stranger he she they someone roommate colleague doctor grandma',
  very: 'so very really super extremely incredibly completely absolutely totally utterly insanely beyond',
  body: 'chest stomach heart hands throat head jaw shoulders breath',
  pet: 'dog cat puppy kitten pup kitty rabbit hamster horse bird fish',
} satisfies Record<string, string>;
