export const careCopy = {
  close: 'Close crisis support',
  open: 'Crisis support',
  more: 'Show all lines',
  reminder: 'A person is there whenever you want one, while we keep talking.',
  breakTitle: 'You have been here for about an hour.',
  breakText: 'A glass of water, a look out of the window, or a few steps may do you good. Haven will be here later.',
};
