/** Ages of the terms. Whoever says they are younger than `adult` is not given a companion; see the chat's onboarding. */
export const ages = { adult: 18, minimum: 13 } as const;

/** Within how many days a request about one's data is answered, and what was asked to be deleted is gone. */
export const dataRequestDays = 30;

/** How many days before Haven closes its members are told. */
export const closingNoticeDays = 30;
