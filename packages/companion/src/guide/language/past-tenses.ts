/** Past tenses that are often typed without their subject. */
export const pasts =
  /^(?:woke|broke|fell|lost|left|got|cried|went|stayed|stood|sat|lay|ate|drank|slept|ran|drove|walked|called|texted|told|said|asked|saw|heard|felt|found|made|gave|took|threw|yelled|screamed|snapped|quit|failed|missed|forgot|spent|tried|started|stopped|ended|finished|passed|met|moved|bought|sold|wrote|sent|read|paid|applied|deleted|blocked|ghosted|dumped|googled|skipped|studied|worked|woken|hung|held|kept|thought|knew|did|hid|lied|blew|bombed|froze|burst|teared|laughed|smiled|came|signed|dropped)$/u;
