export const words = {
  reasons: {
    incomplete: {
      lead: 'The form is not complete.',
      hint: 'Fill in the marked fields and send it again.',
    },
    elsewhere: {
      lead: 'The form was sent from another tab or device.',
      hint: 'You do not need to send it again, just wait for the review.',
    },
    'asked-too-soon': {
      lead: 'No new code was sent.',
      hint: 'The code in the latest email may still work. If not, wait for the countdown and ask again.',
    },
    'code-unsure': {
      lead: 'The connection was lost while the code was sent.',
      hint: 'The code may have reached your email: check your inbox, or send the code again.',
    },
    'code-not-sent': {
      lead: 'The OTP code was not sent.',
      hint: 'What you have filled in is still here. Please try again.',
    },
    'wrong-code': {
      lead: 'The OTP code is wrong.',
      hint: 'Check the email and enter the code again.',
    },
    'expired-code': {
      lead: 'The OTP code has expired.',
      hint: 'Send the code again to get a new one.',
    },
    'too-many-attempts': {
      lead: 'A wrong OTP code was entered too many times, so it no longer works.',
      hint: 'Send the code again to get a new one.',
    },
    'pictures-refused': {
      lead: 'A picture or the signature cannot be used.',
      hint: 'Correct what is marked and send again. Your OTP code still works.',
    },
    'form-refused': {
      lead: 'Some information is not valid.',
      hint: 'Correct what is marked and send again. Your OTP code still works.',
    },
    'too-large': {
      lead: 'The pictures are too large.',
      hint: 'Choose smaller pictures and send again. Your OTP code still works.',
    },
    'too-many-requests': {
      lead: 'You have sent the form too many times.',
      hint: 'Wait a while and send it again.',
    },
    'session-ended': {
      lead: 'Your session has ended.',
      hint: 'The form was not sent. Log in again to continue.',
    },
    'not-allowed': {
      lead: 'This account may not send the form yet.',
      hint: 'The form was not sent. Contact support if you think this is a mistake.',
    },
    'not-received': {
      lead: 'Connection lost: the form did not arrive.',
      hint: 'What you have filled in is still here. Please send it again.',
    },
    cancelled: {
      lead: 'The upload was stopped, the form was not sent.',
      hint: 'What you have filled in is still here. Send it again when you are ready.',
    },
    'sent-before-cancel': {
      lead: 'The form arrived before you stopped it.',
      hint: 'You do not need to send it again, just wait for the review.',
    },
    unknown: {
      lead: 'Something went wrong.',
      hint: 'What you have filled in is still here. Try again, or contact support if it happens again.',
    },
  },
  triesLeft: (left: number) =>
    left === 1 ? 'You have 1 try left.' : `You have ${left} tries left.`,
  wait: (minutes: number) =>
    minutes === 1 ? 'Wait 1 minute and send again.' : `Wait ${minutes} minutes and send again.`,
  resent: 'OTP code sent again',
};
