/** The element at the end of the top bar into which a screen may put a control of its own, by a portal. */
export const topBarSlotId = 'top-bar-slot';
