export const words = {
  title: 'Log in',
  noAccount: 'No account yet?',
  register: 'Sign up',
  username: 'Username',
  password: 'Password',
  forgotPassword: 'Forgot password?',
  submit: 'Log in',
  verified: {
    lead: 'Your account is verified.',
    next: 'You can log in now.',
  },
  notVerified: {
    lead: 'The verification link does not work.',
    next: 'It may have expired or been used already. If you are verified, just log in; if not, logging in says how to get another link.',
  },
  elsewhere: {
    lead: 'You logged out in another tab.',
    next: 'Log in again with that account to return to the page you were on, with what you had been typing.',
  },
  unverified: {
    resend: 'Send the verification email again',
    resendIn: 'Can be sent again in',
  },
  offline: 'No connection. Check your network and press Log in again.',
};
