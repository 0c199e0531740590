import { mailLinkMinutes } from '@haven/contracts/policy/sign-in';

interface Words {
  subject: string;
  text: string;
}

/** The subject of a mail is read by whoever looks at the screen: it names no more than Haven. */
const foot = '\n\nHaven\nYou get this mail because of your account. Nobody reads answers to it.';
const once = `The link works once, for ${mailLinkMinutes} minutes.`;

export const letters = {
  verify: (link: string): Words => ({
    subject: 'Please confirm your address for Haven',
    text: `Hello,\n\nplease follow this link to show that this address is yours:\n\n${link}\n\n${once} If you did not create an account, you need not do anything.${foot}`,
  }),
  reset: (link: string): Words => ({
    subject: 'Your link for a new Haven password',
    text: `Hello,\n\nhere you can choose a new password:\n\n${link}\n\n${once} If you did not ask for it, you need not do anything; your password stays as it is.${foot}`,
  }),
  verifyAndReset: (link: string): Words => ({
    subject: 'Please confirm your address for Haven',
    text: `Hello,\n\nyou asked for a new password, and nobody has shown yet that this address is theirs. This link does both:\n\n${link}\n\n${once} Whoever was signed in before is signed out then. If you did not ask for it, you need not do anything.${foot}`,
  }),
  passwordChanged: (): Words => ({
    subject: 'Your Haven password was changed',
    text: `Hello,\n\nthe password of your account was changed just now, and every other device was signed out.\n\nIf that was not you, choose a new password with "Forgot your password?" on the sign-in page.${foot}`,
  }),
  googleLinked: (): Words => ({
    subject: 'You sign in to Haven with Google now',
    text: `Hello,\n\nsomebody signed in to your account with the Google account of this address. From now on that is how you sign in. The password you had no longer works, and every other device was signed out.\n\nIf you would like a password as well, choose one with "Forgot your password?" on the sign-in page. If that was not you, do the same, and look after your Google account.${foot}`,
  }),
  newDevice: (device: string, network: string): Words => ({
    subject: 'A new sign-in to your Haven account',
    text: `Hello,\n\nsomebody signed in to your account from a device that was not used before: ${device}, network ${network}.\n\nIf that was you, all is well. If not, end that session on your account page and change your password.${foot}`,
  }),
  agreeOld: (link: string): Words => ({
    subject: 'Please confirm the change of your Haven address',
    text: `Hello,\n\nyou asked to sign in with another address. Please follow this link to agree:\n\n${link}\n\n${once} It also needs the link that was sent to the new address. If you did not ask for it, do not follow the link, and change your password.${foot}`,
  }),
  agreeNew: (link: string): Words => ({
    subject: 'Please confirm your new address for Haven',
    text: `Hello,\n\nplease follow this link to use this address for signing in to Haven:\n\n${link}\n\n${once} If you did not ask for it, you need not do anything.${foot}`,
  }),
  alreadyHere: (): Words => ({
    subject: 'Your address and Haven',
    text: `Hello,\n\nsomebody asked to use this address for another account. It belongs to yours already, so nothing was changed.${foot}`,
  }),
  addressChanged: (): Words => ({
    subject: 'Your Haven address was changed',
    text: `Hello,\n\nfrom now on you sign in to Haven with the new address, and not with this one.${foot}`,
  }),
};
