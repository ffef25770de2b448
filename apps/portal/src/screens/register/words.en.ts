export const words = {
  title: 'Create an account',
  hasAccount: 'Already have an account?',
  logIn: 'Log in',
  username: 'Username',
  usernameHint: '3 to 20 characters',
  fullName: 'Full name',
  email: 'Email',
  phone: 'Phone number',
  phoneHint: '10 to 12 digits',
  password: 'Password',
  confirmPassword: 'Repeat password',
  consent: 'Terms',
  consentBefore: 'I have read and agree to the ',
  consentLink: 'terms of service',
  consentAfter: ', including that there is no refund once a machine is rented.',
  submit: 'Sign up',
  maybeYours:
    'Your first try may have created this account for you: look for the verification email, then log in.',
  verification: {
    title: 'Check your email to verify your account',
    sentBefore: 'We have sent a verification link to ',
    sentAfter: '. Open it, then log in.',
    missing:
      'If you do not see the email, look in the spam folder too. If it is not there either, log in: the login page says how to get it again.',
    logIn: 'To the login page',
  },
};
